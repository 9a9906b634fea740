/** The address of this page without its hash. */
function pageAddress(): string {
  return location.origin + location.pathname;
}

/** The link that leads to a table; its word stands in the hash, which no browser sends to a server. */
export function tableLink(table: string, key: string): string {
  return `${pageAddress()}#online/${table}/${key}`;
}

/** The link that makes another device this person. */
export function carryLink(word: string): string {
  return `${pageAddress()}#carry/${word}`;
}
