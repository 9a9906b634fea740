/** What `wilds-pay` adds to the shared types. */
export interface WildsPayTypes {
  facts: { rule: 'wilds-pay' };
}

/** What `wild-ends-draw` adds to the shared types. */
export interface WildEndsDrawTypes {
  facts: { rule: 'wild-ends-draw' };
}

/** What `sweep` adds to the shared types. */
export interface SweepTypes {
  facts: { rule: 'sweep'; wilds: number };
  /** The whole row went to the discards (G6). */
  event: { type: 'swept' };
}
