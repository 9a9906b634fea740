/**
 * Perft: the number of sequences of one, two, three … legal moves, as the engine first counted them. Any change is a
 * change of the rules, of the order of random draws or of the list of moves; never accept one without knowing why.
 */

/** From the start of the game of seed fast:1, by board and number of players. */
export const FROM_OPENING: Record<string, number[]> = {
  'nordic 2': [26, 676, 24336, 611104],
  'nordic 3': [26, 676, 17576, 632736],
  'newyork 2': [3, 9, 108, 1548, 19350, 216423],
  'newyork 3': [3, 9, 27, 324, 2376, 28998, 396468],
  'newyork 4': [3, 9, 27, 81, 972, 7614, 67311, 730782],
  'amsterdam 2': [3, 9, 135, 2682, 33210, 411111],
  'amsterdam 3': [3, 9, 27, 405, 4239, 80109, 1085589],
  'amsterdam 4': [3, 9, 27, 81, 1215, 13608, 168237],
  'africa 2': [11, 121, 11253, 715231],
  'africa 3': [11, 121, 1331, 123783],
  'africa 4': [11, 121, 1331, 14641, 1361613],
  'africa 5': [11, 121, 1331, 14641, 161051],
};

/** From the same game after all have kept all their tickets and drawn six cards blind. */
export const FROM_FULL_HANDS: Record<string, number[]> = {
  'nordic 2': [156, 14952, 799574],
  'nordic 3': [161, 16666, 1866214],
  'newyork 2': [102, 10903, 455695],
  'newyork 3': [120, 11252, 1193379],
  'newyork 4': [49, 5149, 579180],
  'amsterdam 2': [108, 13662, 736425],
  'amsterdam 3': [141, 13842, 1626701],
  'amsterdam 4': [53, 6073, 746382],
  'africa 2': [504, 88819],
  'africa 3': [492, 94350],
  'africa 4': [367, 18084],
  'africa 5': [358, 58145],
};
