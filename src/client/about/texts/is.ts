import type { About } from './en.js';

/** The texts of the About panel, in Icelandic. */
export const about: About = {
  title: 'Um Rallar',
  name: 'Rallar er gamalt norskt orð yfir þá sem lögðu járnbrautirnar. Hér geturðu spilað járnbrautaspil af einni og sömu fjölskyldu, gegn tölvuspilurum eða með vinum í sama tæki.',
  unaffiliated: {
    title: 'Ekki frá útgefandanum',
    text: 'Rallar er gert af fólki sem þykir vænt um þessi spil. Það tengist hvorki útgefanda né höfundum borðspilanna og nýtur ekki stuðnings þeirra. Nafnið, textarnir, kortin, spilin og vagnarnir eru okkar verk; það eina sem er sameiginlegt með borðspilunum eru staðreyndir: staðir, leiðir, tölur og reglur. Nöfn spilanna tilheyra eigendum sínum.',
  },
  boards: {
    title: 'Heimildir',
    text: 'Hvaðan upplýsingar um hvert spilaborð koma og hvað við bjuggum til sjálf.',
    sources: 'Þekkt',
    own: 'Okkar eigið',
    nothing: 'Ekkert.',
  },
  rules: {
    title: 'Reglurnar',
    text: 'Reglurnar eru skrifaðar með okkar eigin orðum. Þar sem reglubæklingarnir þegja höfum við skorið úr um hvað gildir, og alls staðar er spilað eins.',
  },
  maps: {
    title: 'Kort',
    natural:
      'Strendur, landamæri, vötn og ár á Norðurlöndum og í Afríku: Natural Earth, án höfundarréttar, lagað að spilaborðunum.',
    shore:
      'Strandlína New York: hverfamörk frá skipulagsdeild borgarinnar (Department of City Planning), án höfundarréttar; bakkinn í New Jersey er okkar eigin.',
    drawn: 'Síki Amsterdam og allt annað sem teiknað er: okkar eigið.',
  },
  fonts: {
    title: 'Letur',
    text: 'Young Serif eftir The Young Serif Project Authors og Figtree eftir The Figtree Project Authors, hvort tveggja með leyfinu SIL Open Font License 1.1.',
  },
  licence: {
    title: 'Leyfi',
    text: 'Rallar er frjáls og opinn hugbúnaður með MIT-leyfi. Síðan er smíðuð með Svelte, einnig með MIT-leyfi.',
    link: 'Allir leyfistextar',
  },
  privacy: {
    title: 'Hvað er geymt',
    text: 'Leikirnir þínir, úrslit og stillingar eru aðeins geymd í þessu tæki. Ekkert er sent annað og ekki er fylgst með neinum.',
  },
};
