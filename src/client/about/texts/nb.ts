import type { About } from './en.js';

/** The texts of the About panel, in Norwegian. */
export const about: About = {
  title: 'Om Rallar',
  name: 'Rallar er et gammelt ord for anleggsarbeider på jernbanen. Her kan du spille brettspill om jernbaner, alle fra samme familie, alene mot boter eller sammen med venner på samme enhet.',
  unaffiliated: {
    title: 'Ikke fra forlaget',
    text: 'Rallar er laget av folk som er glade i disse spillene. Siden har ingen tilknytning til forlaget eller opphavspersonene bak brettspillene og er ikke godkjent av dem. Navnet, tekstene, kartene, kortene og brikkene er våre egne; det eneste vi har felles med brettspillene, er fakta: steder, strekninger, tall og regler. Navnene på spillene tilhører eierne sine.',
  },
  boards: {
    title: 'Kilder',
    text: 'Hvor opplysningene om hvert brett kommer fra, og hva vi har laget selv.',
    sources: 'Fra kildene',
    own: 'Laget av oss',
    nothing: 'Ingenting.',
  },
  rules: {
    title: 'Reglene',
    text: 'Reglene er skrevet med våre egne ord. Der regelheftene ikke gir svar, har vi valgt ett, og det gjelder overalt.',
  },
  maps: {
    title: 'Kart',
    natural:
      'Kyster, grenser, innsjøer og elver i Norden og Afrika: Natural Earth (public domain), tilpasset brettene.',
    shore:
      'New Yorks strandlinje: bydelsgrensene fra byens planleggingsetat (Department of City Planning, public domain); strandlinjen på New Jersey-siden har vi tegnet selv.',
    drawn: 'Amsterdams kanaler og alt annet er tegnet av oss.',
  },
  fonts: {
    title: 'Skrifttyper',
    text: 'Young Serif av The Young Serif Project Authors og Figtree av The Figtree Project Authors, begge under SIL Open Font License 1.1.',
  },
  licence: {
    title: 'Lisens',
    text: 'Rallar er gratis og har åpen kildekode under MIT-lisensen. Siden er bygd med Svelte, også under MIT-lisensen.',
    link: 'Alle lisenstekstene',
  },
  privacy: {
    title: 'Hva som lagres',
    text: 'Spillene, resultatene og innstillingene dine blir på denne enheten. Ingenting sendes noe sted, og ingen sporer deg.',
  },
};
