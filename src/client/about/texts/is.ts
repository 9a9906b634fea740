import type { About } from './en.js';

/** What the page says about itself, in Icelandic. */
export const about: About = {
  title: 'Um Rallar',
  name: 'Rallar er gamalt norskt orð yfir þá sem lögðu járnbrautirnar. Hér er það staður til að spila járnbrautaspil af einni og sömu fjölskyldu, gegn tölvuspilurum eða með vinum við einn skjá.',
  unaffiliated: {
    title: 'Ekki frá útgefandanum',
    text: 'Rallar er gert af fólki sem þykir vænt um þessi spil. Það tengist hvorki útgefanda né höfundum borðspilanna og nýtur ekki stuðnings þeirra. Nafnið, orðin, kortin, spilin og vagnarnir eru okkar; það sem við eigum sameiginlegt með kössunum eru staðreyndir: staðir, leiðir, tölur og reglur. Nöfn spilanna tilheyra eigendum sínum.',
  },
  boards: {
    title: 'Staðreyndir og okkar eigið',
    text: 'Hvað vitað er um hvert spilaborð, hversu öruggt það er og hvað við urðum að búa til sjálf.',
    sources: 'Þekkt',
    own: 'Okkar eigið',
    nothing: 'Ekkert.',
  },
  rules: {
    title: 'Reglurnar',
    text: 'Reglurnar eru sagðar með okkar eigin orðum. Það sem reglubæklingarnir láta ósagt höfum við ákveðið og það er spilað eins alls staðar.',
  },
  maps: {
    title: 'Kort',
    natural:
      'Strendur, landamæri, vötn og ár á Norðurlöndum og í Afríku: Natural Earth, öllum frjálst, sveigt að spilaborðunum.',
    shore:
      'Strandlína New York: hverfamörk frá skipulagsdeild borgarinnar (Department of City Planning), öllum frjáls; bakkinn í New Jersey er okkar eigin.',
    drawn: 'Síki Amsterdam og allt annað sem teiknað er: okkar eigið.',
  },
  fonts: {
    title: 'Letur',
    text: 'Young Serif eftir The Young Serif Project Authors og Figtree eftir The Figtree Project Authors, hvort tveggja með SIL Open Font License 1.1.',
  },
  licence: {
    title: 'Leyfi',
    text: 'Rallar er frjáls og opinn hugbúnaður með MIT-leyfi. Síðan er smíðuð með Svelte, einnig með MIT-leyfi.',
  },
  privacy: {
    title: 'Hvað geymist',
    text: 'Leikirnir þínir, úrslit og stillingar verða eftir í þessu tæki. Ekkert er sent neitt og enginn er talinn.',
  },
};
