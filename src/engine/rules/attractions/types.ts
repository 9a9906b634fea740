/** What `attractions` adds to the shared types. */
export interface AttractionsTypes {
  facts: { rule: 'attractions'; points: number };
  placeFacts: {
    /** A tourist attraction stands here (Y2). */
    attraction?: boolean;
  };
  category: 'attractions';
}
