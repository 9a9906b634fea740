import type { About } from './en.js';

/** The texts of the About panel, in Danish. */
export const about: About = {
  title: 'Om Rallar',
  name: 'Rallar er det gamle norske ord for arbejderne, der byggede jernbanen. Her kan du spille brætspil om jernbaner, alle af samme familie, alene mod botter eller sammen med venner på samme enhed.',
  unaffiliated: {
    title: 'Ikke fra forlaget',
    text: 'Rallar er lavet af folk, der holder af disse spil. Det har ingen tilknytning til forlaget eller ophavsmændene bag brætspillene og er ikke godkendt af dem. Navnet, teksterne, landkortene, spillekortene og brikkerne er vores egne; det eneste, vi har til fælles med brætspillene, er fakta: steder, strækninger, tal og regler. Spillenes navne tilhører deres ejere.',
  },
  boards: {
    title: 'Kilder',
    text: 'Hvor oplysningerne om hvert spillebræt kommer fra, og hvad vi selv har lavet.',
    sources: 'Fra kilderne',
    own: 'Lavet af os',
    nothing: 'Ingenting.',
  },
  rules: {
    title: 'Reglerne',
    text: 'Reglerne er skrevet med vores egne ord. Hvor regelhæfterne ikke giver svar, har vi selv valgt et, og det gælder overalt.',
  },
  maps: {
    title: 'Landkort',
    natural:
      'Kyster, grænser, søer og floder i Norden og Afrika: Natural Earth (public domain), tilpasset spillebrætterne.',
    shore:
      'New Yorks kystlinje: bydelsgrænserne fra byens planafdeling (Department of City Planning, public domain); bredden i New Jersey er vores egen.',
    drawn: 'Amsterdams kanaler og alt andet er tegnet af os.',
  },
  fonts: {
    title: 'Skrifttyper',
    text: 'Young Serif af The Young Serif Project Authors og Figtree af The Figtree Project Authors, begge under SIL Open Font License 1.1.',
  },
  licence: {
    title: 'Licens',
    text: 'Rallar er gratis og open source under MIT-licensen. Siden er bygget med Svelte, også under MIT-licensen.',
    link: 'Alle licenstekster',
  },
  privacy: {
    title: 'Dine data',
    text: 'Dine spil, resultater og indstillinger bliver på denne enhed. Intet sendes nogen steder hen, og ingen sporer dig.',
  },
};
