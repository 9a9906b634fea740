/** What the page can say of the shuffle once the game is over. */
export const dealProof = {
  proved: 'The shuffle is proved: nobody chose these cards.',
  unproved: 'The shuffle can’t be proved on this device.',
  broken: 'The shuffle doesn’t match what was promised.',
  provedWhy:
    'The secret fits the fingerprint that this device was shown before the game, this device’s random word went into the shuffle, and together they give exactly these cards.',
  noWord:
    'This device hasn’t stored a fingerprint and a word for this game: you were ready on another device, or the browser has deleted them. Nothing in the record is wrong.',
  notCheckable:
    'The game was played on rules or a board that this page can’t replay, so it can’t say anything about the cards.',
  wrongSecret:
    'The secret revealed after the game doesn’t fit the fingerprint that this device was shown before it.',
  wrongWord:
    'The random word of this device isn’t in the shuffle. If you said again on another device that you’re ready, that is the reason; otherwise somebody has replaced it.',
  wrongCards: 'The secret and the words don’t give the cards of this game.',
  fingerprint: 'Fingerprint before the game',
  secret: 'Secret',
  word: 'This device’s words',
};
