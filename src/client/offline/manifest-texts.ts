import type { InLanguages } from '../../boards/languages.js';

/** What the system shows of the installed page. */
interface ManifestTexts {
  description: string;
  /** A shortcut to a new game on a board. */
  newGame: (board: string) => string;
  /** A shortcut to the last game played. */
  resume: string;
}

/** The texts of the page's manifest. */
export const manifestTexts: InLanguages<ManifestTexts> = {
  en: {
    description: 'Railway board games, alone against bots or with friends on one device.',
    newGame: (board) => `New game: ${board}`,
    resume: 'Resume the last game',
  },
  nb: {
    description: 'Brettspill om jernbaner, alene mot boter eller med venner på én enhet.',
    newGame: (board) => `Nytt spill: ${board}`,
    resume: 'Spill videre på det siste spillet',
  },
  sv: {
    description: 'Brädspel om järnvägar, ensam mot botar eller med vänner på en enhet.',
    newGame: (board) => `Nytt parti: ${board}`,
    resume: 'Fortsätt det senaste partiet',
  },
  da: {
    description: 'Brætspil om jernbaner, alene mod botter eller med venner på én enhed.',
    newGame: (board) => `Nyt spil: ${board}`,
    resume: 'Spil videre på det seneste spil',
  },
  is: {
    description: 'Borðspil um járnbrautir, gegn tölvuspilurum eller með vinum í einu tæki.',
    newGame: (board) => `Nýr leikur: ${board}`,
    resume: 'Halda áfram með síðasta leik',
  },
};
