import type { About } from './en.js';

/** What the page says about itself, in Swedish. */
export const about: About = {
  title: 'Om Rallar',
  name: 'Rallare var de som byggde järnvägarna; på norska heter det rallar. Här är det ett ställe att spela järnvägsspel ur en och samma familj, ensam mot botar eller med vänner runt en skärm.',
  unaffiliated: {
    title: 'Inte från förlaget',
    text: 'Rallar görs av människor som tycker om de här spelen. Det har ingen koppling till förlaget eller upphovspersonerna bakom brädspelen och är inte godkänt av dem. Namnet, orden, kartorna, korten och pjäserna är våra egna; det vi har gemensamt med lådorna är fakta: platser, sträckor, siffror och regler. Spelens namn tillhör sina ägare.',
  },
  boards: {
    title: 'Fakta och eget',
    text: 'Vad man vet om varje bräde, hur säkert det är, och vad vi fick göra själva.',
    sources: 'Känt',
    own: 'Vårt eget',
    nothing: 'Inget.',
  },
  rules: {
    title: 'Reglerna',
    text: 'Reglerna berättas med våra egna ord. Det som regelhäftena lämnar öppet har vi avgjort, och det spelas likadant överallt.',
  },
  maps: {
    title: 'Kartor',
    natural:
      'Kuster, gränser, sjöar och floder i Norden och Afrika: Natural Earth, fritt för alla, böjt efter brädena.',
    shore:
      'New Yorks strandlinje: stadsdelsgränserna från stadens planeringskontor (Department of City Planning), fritt för alla; stranden i New Jersey är vår egen.',
    drawn: 'Amsterdams kanaler och allt annat som är ritat: vårt eget.',
  },
  fonts: {
    title: 'Typsnitt',
    text: 'Young Serif av The Young Serif Project Authors och Figtree av The Figtree Project Authors, båda under SIL Open Font License 1.1.',
  },
  licence: {
    title: 'Licens',
    text: 'Rallar är fri och öppen programvara under MIT-licensen. Sidan är byggd med Svelte, också under MIT-licensen.',
  },
  privacy: {
    title: 'Vad som sparas',
    text: 'Dina partier, resultat och inställningar stannar på den här enheten. Inget skickas någonstans, och ingen räknas.',
  },
};
