import type { PageNotice } from '../../protocol/index.js';

/** A connected page, as notices see it. */
export interface OpenPage {
  readonly isHidden: boolean;
  /** Whether it has this table open. */
  isAt(table: string): boolean;
  notify(notice: PageNotice): void;
}

/** The connected pages, by person. */
export class Pages {
  private readonly pages = new Map<string, readonly OpenPage[]>();

  add(person: string, page: OpenPage): void {
    this.pages.set(person, [...(this.pages.get(person) ?? []), page]);
  }

  remove(person: string, page: OpenPage): void {
    const left = this.pages.get(person)?.filter((it) => it !== page) ?? [];
    if (left.length > 0) this.pages.set(person, left);
    else this.pages.delete(person);
  }

  /** Whether a page of the person is visible and has the table open. */
  isLooking(person: string, table: string): boolean {
    return (this.pages.get(person) ?? []).some((page) => !page.isHidden && page.isAt(table));
  }

  /** Tells the person's pages that have other things on the screen. */
  notify(person: string, notice: PageNotice): void {
    for (const page of this.pages.get(person) ?? []) page.notify(notice);
  }
}
