/** The clauses that the rules were opened at; empty where at none, undefined while the rules are closed. */
let clauses = $state.raw<readonly string[]>();

/** The clauses that the rules were opened at; undefined while they are closed. */
export function requestedClauses(): readonly string[] | undefined {
  return clauses;
}

/** Opens the rules of the board in play, at the first of these clauses that it has. */
export function openRules(...requested: readonly string[]): void {
  clauses = requested;
}

/** Closes the rules. */
export function closeRules(): void {
  clauses = undefined;
}
