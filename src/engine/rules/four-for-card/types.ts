/** What `four-for-card` adds to the shared types. */
export interface FourForCardTypes {
  facts: { rule: 'four-for-card'; cards: number };
  routeFacts: {
    /** Any four cards stand in for one of the set (N3). */
    anyFour?: boolean;
  };
}
