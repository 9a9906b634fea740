import { clausesOf } from '../clauses.js';
import { familyRules } from '../family-rules.is.js';
import type { RuleText } from '../parts.js';
import { tiesShared, underTheDeck } from '../twin-rules.is.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of Amsterdam in Icelandic. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G9: 'Séu kerrutákn á leiðinni færðu auk þess verslunarspil (M2).',
  }),
  ...clausesOf({
    M1: `Leyniverkefnin heita hér samningar. ${underTheDeck('Samningur')}`,
    M2:
      'Þegar þú eignar þér leið með kerrutáknum færðu eitt verslunarspil, aðeins eitt, sama hve mörg tákn eða ' +
      'hve margir reitir eru á leiðinni. Þú færð það sjálfkrafa úr sextán spila bunka; þegar hann er búinn fást ekki ' +
      'fleiri. Verslunarspil liggja opin fyrir framan þig svo að allir geti talið þau.',
    M3:
      'Í lokin er ykkur raðað eftir fjölda verslunarspila. Sætin gefa 8, 6, 4 og 2 stig í fjögurra manna leik, 8, 5 ' +
      'og 2 í þriggja manna leik, 8 og 4 í tveggja manna leik. Þeir sem eru jafnir fá allir stig síns sætis og fyrir hvern þeirra ' +
      'umfram þann fyrsta er næsta sæti sleppt: í þriggja manna leik fá tveir í fyrsta sæti 8 hvor og sá síðasti 2; ' +
      'í fjögurra manna leik fá tveir í öðru sæti 6 hvor og sá síðasti 2. Án verslunarspils færðu ekkert, sama í hvaða sæti þú ert.',
    M4: tiesShared('samninga'),
  }),
];
