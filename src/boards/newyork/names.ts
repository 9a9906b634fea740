/** The printed name of every place. */
export const names: Record<string, string> = {
  'lincoln-center': 'Lincoln Center',
  'central-park': 'Central Park',
  'midtown-west': 'Midtown West',
  'times-square': 'Times Square',
  'united-nations': 'United Nations',
  'empire-state-building': 'Empire State Building',
  chelsea: 'Chelsea',
  'gramercy-park': 'Gramercy Park',
  'greenwich-village': 'Greenwich Village',
  'east-village': 'East Village',
  'lower-east-side': 'Lower East Side',
  soho: 'Soho',
  chinatown: 'Chinatown',
  'wall-street': 'Wall Street',
  brooklyn: 'Brooklyn',
};
