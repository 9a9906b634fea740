/** Which rules are open: none, all of them, or at the first of these clauses that the board has. */
let clauses = $state.raw<readonly string[]>();

/** What the rules were opened for; undefined while they are closed. */
export function requestedClauses(): readonly string[] | undefined {
  return clauses;
}

/** Opens the rules of the board in play, at the first of these clauses that it has. */
export function openRules(...wanted: readonly string[]): void {
  clauses = wanted;
}

/** Closes the rules. */
export function closeRules(): void {
  clauses = undefined;
}
