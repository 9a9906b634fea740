/** What `countries` adds to the shared types. */
export interface CountriesTypes {
  facts: { rule: 'countries' };
  placeFacts: {
    /** The country this station belongs to; a ticket may name the country (A8, A9). */
    country?: string;
  };
}
