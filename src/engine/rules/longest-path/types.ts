/** What `longest-path` adds to the shared types. */
export interface LongestPathTypes {
  facts: { rule: 'longest-path' };
}
