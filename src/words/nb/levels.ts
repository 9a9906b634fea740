import type { Words } from '../words.js';

/** The levels of bots. */
export const levels: Words['levels'] = {
  apprentice: {
    name: 'Lærling',
    line: 'Bygger det den får øye på, og glemmer halvparten av planene sine. Godt selskap i ditt første spill.',
    bots: ['Tuva', 'Vetle', 'Mille', 'Odin', 'Frida', 'Storm'],
  },
  navvy: {
    name: 'Rallar',
    line: 'Graver rett mot målet og ser sjelden til høyre eller venstre.',
    bots: ['Bjarne', 'Solveig', 'Trygve', 'Hedda', 'Aslak', 'Ragna'],
  },
  foreman: {
    name: 'Bas',
    line: 'Planlegger nettet sitt, følger med på deg og tar det du trenger.',
    bots: ['Halvor', 'Ingeborg', 'Torvald', 'Sigrun', 'Gunnar', 'Borghild'],
  },
  engineer: {
    name: 'Ingeniør',
    line: 'Regner gjennom tusenvis av spill før hvert trekk. Gjør få feil og tilgir ingen.',
    bots: ['Ragnhild', 'Eyvind', 'Dagny', 'Sverre', 'Astrid', 'Leif'],
  },
};
