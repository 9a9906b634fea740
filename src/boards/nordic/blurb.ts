import type { BoardBlurb } from '../parts.js';

/** What the start page says of Nordic Countries. */
export const blurb: BoardBlurb = {
  nouns: { car: 'wagon', wild: 'locomotive', ticket: 'ticket' },
  title: {
    en: 'Nordic Countries',
    nb: 'Norden',
    sv: 'Norden',
    da: 'Norden',
    is: 'Norðurlönd',
  },
  line: {
    en: 'Ferries, tunnels and one very long route to Murmansk',
    nb: 'Ferger, tunneler og en veldig lang vei til Murmansk',
    sv: 'Färjor, tunnlar och en väldigt lång sträcka till Murmansk',
    da: 'Færger, tunneler og en meget lang vej til Murmansk',
    is: 'Ferjur, göng og ein óralöng leið til Murmansk',
  },
};
