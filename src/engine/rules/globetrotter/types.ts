/** What `globetrotter` adds to the shared types. */
export interface GlobetrotterTypes {
  facts: { rule: 'globetrotter'; points: number };
  category: 'globetrotter';
}
