import type { About } from './en.js';

/** What the page says about itself, in Norwegian. */
export const about: About = {
  title: 'Om Rallar',
  name: 'Rallar er det gamle ordet for dem som bygde jernbanene. Her er det et sted å spille jernbanespill fra én familie, alene mot boter eller sammen med venner rundt én skjerm.',
  unaffiliated: {
    title: 'Ikke fra forlaget',
    text: 'Rallar er laget av folk som er glad i disse spillene. Det har ingen tilknytning til forlaget eller opphavspersonene bak brettspillene og er ikke godkjent av dem. Navnet, ordene, kartene, kortene og brikkene er våre egne; det vi har felles med eskene, er fakta: steder, strekninger, tall og regler. Navnene på spillene tilhører eierne sine.',
  },
  boards: {
    title: 'Fakta og vårt eget',
    text: 'Hva man vet om hvert brett, hvor sikkert det er, og hva vi måtte lage selv.',
    sources: 'Kjent',
    own: 'Vårt eget',
    nothing: 'Ingenting.',
  },
  rules: {
    title: 'Reglene',
    text: 'Reglene er fortalt med våre egne ord. Det regelheftene lar stå åpent, har vi avgjort, og det spilles likt overalt.',
  },
  maps: {
    title: 'Kart',
    natural:
      'Kyster, grenser, innsjøer og elver i Norden og Afrika: Natural Earth, fritt for alle, bøyd til brettene.',
    shore:
      'New Yorks strandlinje: bydelsgrensene fra byens planetat (Department of City Planning), fritt for alle; bredden i New Jersey er vår egen.',
    drawn: 'Amsterdams kanaler og alt annet som er tegnet: vårt eget.',
  },
  fonts: {
    title: 'Skrifter',
    text: 'Young Serif av The Young Serif Project Authors og Figtree av The Figtree Project Authors, begge under SIL Open Font License 1.1.',
  },
  licence: {
    title: 'Lisens',
    text: 'Rallar er fritt og åpent under MIT-lisensen. Siden er bygd med Svelte, også under MIT-lisensen.',
  },
  privacy: {
    title: 'Hva som lagres',
    text: 'Spillene, resultatene og innstillingene dine blir på denne enheten. Ingenting sendes noe sted, og ingen telles.',
  },
};
