import type { About } from './en.js';

/** The texts of the About panel, in Swedish. */
export const about: About = {
  title: 'Om Rallar',
  name: 'Rallare var de som byggde järnvägarna; på norska heter det rallar. Här spelar du järnvägsspel ur en och samma familj, ensam mot botar eller med vänner på samma enhet.',
  unaffiliated: {
    title: 'Inte från förlaget',
    text: 'Rallar är gjort av folk som älskar de här spelen. Det har ingen koppling till förlaget eller upphovspersonerna bakom brädspelen och är inte godkänt av dem. Namnet, texterna, kartorna, korten och pjäserna är våra egna; det enda vi har gemensamt med de utgivna spelen är fakta: platser, sträckor, siffror och regler. Spelens namn tillhör respektive ägare.',
  },
  boards: {
    title: 'Källor',
    text: 'Var uppgifterna om varje bräde kommer ifrån, och vad vi har hittat på själva.',
    sources: 'Känt',
    own: 'Vårt eget',
    nothing: 'Inget.',
  },
  rules: {
    title: 'Reglerna',
    text: 'Reglerna är skrivna med våra egna ord. Där regelhäftena inte ger något svar har vi bestämt själva, och det gäller på samma sätt överallt.',
  },
  maps: {
    title: 'Kartor',
    natural:
      'Kuster, gränser, sjöar och floder i Norden och Afrika: Natural Earth, fritt från upphovsrätt, anpassat till brädena.',
    shore:
      'New Yorks strandlinje: stadsdelsgränserna från stadens planeringskontor (Department of City Planning), fria från upphovsrätt; stranden i New Jersey är vår egen.',
    drawn: 'Amsterdams kanaler och allt annat som är ritat: vårt eget.',
  },
  fonts: {
    title: 'Typsnitt',
    text: 'Young Serif av The Young Serif Project Authors och Figtree av The Figtree Project Authors, båda under SIL Open Font License 1.1.',
  },
  licence: {
    title: 'Licens',
    text: 'Rallar är fri programvara med öppen källkod under MIT-licensen. Sidan är byggd med Svelte, också under MIT-licensen.',
    link: 'Alla licenstexter',
  },
  privacy: {
    title: 'Vad som sparas',
    text: 'Dina partier, resultat och inställningar stannar på den här enheten. Inget skickas någonstans, och ingen spåras.',
  },
};
