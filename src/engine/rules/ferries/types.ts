/** What `ferries` adds to the shared types. */
export interface FerriesTypes {
  facts: { rule: 'ferries' };
  routeFacts: {
    /** Locomotive symbols: each asks for a wild (N4, A12). */
    symbols?: number;
  };
}

/** What `three-for-wild` adds to the shared types. */
export interface ThreeForWildTypes {
  facts: { rule: 'three-for-wild'; cards: number };
}
