/** The texts of the About panel. */
export const about = {
  title: 'About Rallar',
  name: 'Rallar is the old Nordic word for the navvies who built the railways. Here it’s a place to play a family of railway board games, alone against bots or with friends on one device.',
  unaffiliated: {
    title: 'Not from the publisher',
    text: 'Rallar is made by people who love these games. It isn’t affiliated with or endorsed by the publisher or the authors of the board games. The name, texts, maps, cards and pieces are our own; all we share with the boxed games is the facts: places, routes, numbers and rules. The names of the games belong to their owners.',
  },
  boards: {
    title: 'Sources',
    text: 'Where each board’s data comes from, and what we made up.',
    sources: 'Known',
    own: 'Our own',
    nothing: 'Nothing.',
  },
  rules: {
    title: 'The rules',
    text: 'The rules are in our own words. Where the rulebooks leave something open, we’ve settled it, and it’s played the same everywhere.',
  },
  maps: {
    title: 'Maps',
    natural:
      'Coasts, borders, lakes and rivers of the Nordic countries and Africa: Natural Earth, in the public domain, adapted to the boards.',
    shore:
      'New York’s shore: borough boundaries of the New York City Department of City Planning, in the public domain; New Jersey’s shore is our own.',
    drawn: 'Amsterdam’s canals and everything else on the maps: drawn by us.',
  },
  fonts: {
    title: 'Fonts',
    text: 'Young Serif by The Young Serif Project Authors and Figtree by The Figtree Project Authors, both under the SIL Open Font License 1.1.',
  },
  licence: {
    title: 'Licence',
    text: 'Rallar is free and open source under the MIT licence. The page is built with Svelte, also under the MIT licence.',
    link: 'All licence texts',
  },
  privacy: {
    title: 'Your data',
    text: 'Your games, results and settings stay on this device. Nothing is sent anywhere, and there’s no tracking.',
  },
};

/** The texts of the About panel, in one language. */
export type About = typeof about;
