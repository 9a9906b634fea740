import { clausesOf } from '../clauses.js';
import { familyRules } from '../family-rules.sv.js';
import type { RuleText } from '../parts.js';
import { globetrotter, tiesByPath } from '../twin-rules.sv.js';
import { blurb } from './blurb.js';
import { facts } from './facts.js';

/** The rules of The Heart of Africa in Swedish. */
export const rules: RuleText[] = [
  ...familyRules(facts, blurb.nouns, {
    G1: 'Även terrängkort delas ut (A2).',
    G4: 'Vart och ett av de två korten får i stället vara ett terrängkort (A3).',
    G8: 'Med terrängkort är det annorlunda: kan sådana dras (A4) får du dra dem, och du måste göra det om du bara har dragit ett kort.',
    G9: 'Terrängkort kan dubbla de här poängen (A5); sträckans färg visar vilket slag de ska vara av (A1). Fyra sträckor över havet kräver lok (A12).',
    G14: 'En ändpunkt kan också vara ett land (A8, A9).',
    G17: 'Hur en väg mäts står i A11.',
  }),
  ...clausesOf({
    A1:
      'Det finns 45 terrängkort av tre slag, femton av varje. Sträckans tryckta färg visar vilket slag den hör till. ' +
      'Gula, orange och röda sträckor är öken och savann; gröna, blå och lila är djungel och skog; svarta, vita och ' +
      'grå är berg och klippa. En grå sträcka är en bergssträcka vilken färg du än betalar med.',
    A2:
      'I början får var och en ett slumpvis valt terrängkort och lägger det öppet framför sig (A4). ' +
      'Två till vänds upp, och resten blir terränghögen bredvid.',
    A3:
      'När du drar får vart och ett av de två korten vara ett terrängkort i stället, antingen ett av de två uppvända terrängkorten, ' +
      'som genast ersätts, eller dolt från terränghögen. Du kan alltså få två kort, ' +
      'två terrängkort eller ett av varje, i vilken ordning som helst. G5 gäller fortfarande: ett uppvänt lok ' +
      'måste tas först och ensamt, så du kan inte ta ett efter ett terrängkort. Terrängkort ' +
      'får dras även när inga andra kort kan dras (G8).',
    A4:
      'Dina terrängkort ligger öppet framför dig, sorterade efter slag; de du spelar läggs i en egen kasthög, ' +
      'som blandas till en ny terränghög så fort den gamla är tom (som i G7). Så länge både terränghögen ' +
      'och dess kasthög är tomma kan ingen dra terräng, och de två uppvända terrängkorten ligger kvar ' +
      '(som i G8). I slutet är terrängkort inget värda.',
    A5:
      'När du mutar in en sträcka får du dubbla dess poäng genom att spela terrängkort av dess slag (A1): ett om ' +
      'sträckan har upp till tre rutor, två om den har fyra till sex. Det får du om du har minst lika ' +
      'många kort av det slaget som var och en av de andra; det jämförs innan du betalar något. Sträckan ' +
      'kostar sina vanliga kort och tåg, och bara dess egna poäng dubblas, och bara en gång.',
    A6:
      'Lok från handen får spelas som terräng av vilket slag som helst, utöver korten du betalar sträckan med. ' +
      'Först ska du komma ikapp: har någon annan fler kort av slaget än du, spelar du ett lok för varje kort du ligger efter den som har flest. ' +
      'Sedan kommer priset i A5: de loken räknas med, och det som då fattas betalar du med terrängkort av slaget, med fler lok eller med bådadera; ' +
      'enbart lok duger, men mer än så får du inte spela. Alla lok du spelar läggs i kasthögen, och de som någon har kvar på handen räknas inte. ' +
      'Säg att du har ett djungelkort mot en annan spelares två och mutar in en grön sträcka på fyra rutor, så att priset är två. Du spelar ett lok för att komma ikapp och ditt djungelkort för resten av priset, ' +
      'eller så spelar du två lok och behåller djungelkortet; i båda fallen får du 7 × 2 = 14 poäng.',
    A7:
      'Med fyra eller fem spelare kan båda sträckorna i en dubbelsträcka mutas in, av två olika spelare; ' +
      'med två eller tre bara en av dem (G11).',
    A8:
      'Madagascar har två stationer, och en biljett till Madagascar är klar när du når någon av dem. Var och en av ' +
      'dem är en egen plats; det går en sträcka mellan de två, så en väg kan korsa ön längs den.',
    A9:
      'Nigeria, Tchad och Sudan, överst på kartan, är ändstationer: inom ett sådant land går ingen sträcka ' +
      'från en station till en annan, och ingen väg leder genom det. En biljett till ett av länderna är klar ' +
      'när du når någon av dess stationer.',
    A10: globetrotter,
    A11: tiesByPath,
    A12:
      'Fyra sträckor över havet till Madagascar har loksymboler: de två på tre rutor har en var, de två på sex rutor ' +
      'två var. För varje symbol ska du betala ett lok, för de övriga rutorna kort i en valfri färg; lok får ersätta ' +
      'även dem, till och med alla, men andra kort kan aldrig ersätta ett lok. Sträckorna över havet är grå, så de ' +
      'är bergssträckor (A1), och bergskort kan dubbla deras poäng (A5).',
  }),
];
