import type { About } from './en.js';

/** What the page says about itself, in Danish. */
export const about: About = {
  title: 'Om Rallar',
  name: 'Rallar er det gamle norske ord for dem, der byggede jernbanerne. Her er det et sted, hvor man kan spille jernbanespil fra én familie, alene mod botter eller sammen med venner om én skærm.',
  unaffiliated: {
    title: 'Ikke fra forlaget',
    text: 'Rallar er lavet af folk, der holder af disse spil. Det har ingen tilknytning til forlaget eller ophavsmændene bag brætspillene og er ikke godkendt af dem. Navnet, ordene, kortene, spillekortene og brikkerne er vores egne; det, vi har til fælles med æskerne, er fakta: steder, strækninger, tal og regler. Spillenes navne tilhører deres ejere.',
  },
  boards: {
    title: 'Fakta og vores eget',
    text: 'Hvad man ved om hvert spillebræt, hvor sikkert det er, og hvad vi selv måtte lave.',
    sources: 'Kendt',
    own: 'Vores eget',
    nothing: 'Ingenting.',
  },
  rules: {
    title: 'Reglerne',
    text: 'Reglerne er fortalt med vores egne ord. Hvad regelhæfterne lader stå åbent, har vi afgjort, og det spilles ens overalt.',
  },
  maps: {
    title: 'Landkort',
    natural:
      'Kyster, grænser, søer og floder i Norden og Afrika: Natural Earth, frit for alle, bøjet til spillebrætterne.',
    shore:
      'New Yorks kystlinje: bydelsgrænserne fra byens planafdeling (Department of City Planning), frit for alle; bredden i New Jersey er vores egen.',
    drawn: 'Amsterdams kanaler og alt andet, der er tegnet: vores eget.',
  },
  fonts: {
    title: 'Skrifter',
    text: 'Young Serif af The Young Serif Project Authors og Figtree af The Figtree Project Authors, begge under SIL Open Font License 1.1.',
  },
  licence: {
    title: 'Licens',
    text: 'Rallar er frit og åbent under MIT-licensen. Siden er bygget med Svelte, også under MIT-licensen.',
  },
  privacy: {
    title: 'Hvad der gemmes',
    text: 'Dine spil, resultater og indstillinger bliver på denne enhed. Intet sendes nogen steder hen, og ingen tælles.',
  },
};
