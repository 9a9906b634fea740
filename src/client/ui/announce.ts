/** The regions that screen readers read out; they outlive the screens that speak. */
let regions: readonly HTMLElement[] = [];
let turn = 0;

/** Has a screen reader say something politely, once; saying the same again is heard again. */
export function announce(text: string): void {
  if (regions.length === 0) regions = [makeRegion(), makeRegion()];
  turn = (turn + 1) % regions.length;
  for (const [i, region] of regions.entries()) region.textContent = i === turn ? text : '';
}

/** Empty when it is inserted, as screen readers often skip a status that comes with its text. */
function makeRegion(): HTMLElement {
  const region = document.createElement('div');
  region.className = 'visually-hidden';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}
