/** The name of the page, as its tab shows it where nothing else is to be said. */
export const APP = 'Rallar';

let title = APP;
let count = 0;

/** Sets the title of the page. */
export function showTitle(next: string): void {
  title = next;
  show();
}

/** Sets the number before the title: how many other tables wait for the reader. */
export function showCount(next: number): void {
  count = next;
  show();
}

function show(): void {
  document.title = count > 0 ? `(${count}) ${title}` : title;
}
