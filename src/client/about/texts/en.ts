/** What the page says about itself. */
export const about = {
  title: 'About Rallar',
  name: 'Rallar is the old Nordic word for the navvies who built the railways. Here it is a place to play railway board games of one family, alone against bots or with friends around one screen.',
  unaffiliated: {
    title: 'Not from the publisher',
    text: 'Rallar is made by people who love these games. It is not affiliated with the publisher or the authors of the board games, nor endorsed by them. The name, the words, the maps, cards and pieces are our own; what we share with the boxes are facts: places, routes, numbers and rules. The names of the games belong to their owners.',
  },
  boards: {
    title: 'Fact and our own',
    text: 'What is known of each board, how surely, and what we had to make ourselves.',
    sources: 'Known',
    own: 'Our own',
    nothing: 'Nothing.',
  },
  rules: {
    title: 'The rules',
    text: 'The rules are told in our own words. What the rulebooks leave open we have settled, and it is played the same way everywhere.',
  },
  maps: {
    title: 'Maps',
    natural:
      'Coasts, borders, lakes and rivers of the North and of Africa: Natural Earth, in the public domain, bent to the boards.',
    shore:
      'New York’s shore: borough boundaries of the New York City Department of City Planning, in the public domain; New Jersey’s bank is our own.',
    drawn: 'Amsterdam’s canals and all other drawing: our own.',
  },
  fonts: {
    title: 'Type',
    text: 'Young Serif by The Young Serif Project Authors and Figtree by The Figtree Project Authors, both under the SIL Open Font License 1.1.',
  },
  licence: {
    title: 'Licence',
    text: 'Rallar is free and open source under the MIT licence. The page is built with Svelte, also under the MIT licence.',
    link: 'All licence texts',
  },
  privacy: {
    title: 'What is kept',
    text: 'Your games, results and settings stay on this device. Nothing is sent anywhere, nobody is counted.',
  },
};

/** What the page says about itself, in one language. */
export type About = typeof about;
