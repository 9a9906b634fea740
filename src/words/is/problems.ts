import type { Phase } from '../../engine/index.js';
import type {
  DeviceProblems,
  HostProblems,
  MoveProblems,
  OptionsProblems,
  RecordProblems,
  TableProblems,
} from '../shapes.js';
import type { Words } from '../words.js';
import type { Own } from './own.js';

/** A sentence for every refusal. */
export const problems = (own: Own): Words['problems'] => ({
  move: moveProblems(own),
  table: tableProblems,
  options: optionsProblems,
  record: recordProblems,
  host: hostProblems,
  device: deviceProblems,
});

const moveProblems = (own: Own): MoveProblems => {
  const first: Record<Phase, string> = {
    opening: `Fyrst þarftu að velja ${own.ticket.many.acc}.`,
    turn: 'Fyrst þarftu að leika.',
    second: 'Fyrst þarftu að draga seinna spilið.',
    keep: `Fyrst þarftu að velja hvaða ${own.ticket.many.dat} þú heldur.`,
    tunnel: 'Fyrst þarftu að taka afstöðu til ganganna.',
    over: 'Leiknum er lokið.',
  };
  return {
    'not-a-move': () => 'Þetta er ekki hægt í þessum leik.',
    'game-over': () => 'Leiknum er lokið.',
    'no-such-seat': () => 'Þar situr enginn.',
    'not-your-turn': ({ turn }, it) =>
      it.who(turn).you ? 'Þú átt leik, en ekki í þessu sæti.' : `${it.who(turn).name} á leik.`,
    'not-now': ({ phase }) => first[phase],
    'not-on-this-board': () => 'Þetta er ekki hægt á þessu spilaborði.',
    'already-chosen': () => `Þú hefur þegar valið ${own.ticket.many.acc}.`,
    'no-such-slot': () => 'Þar er ekkert spil.',
    'no-cards-left': () => 'Bæði bunkinn og kastbunkinn eru tómir, svo ekki er hægt að draga spil.',
    'wild-not-second': () =>
      `Ekki má taka ${own.aFaceUp('wild')} sem seinna spil; slíkt spil gildir sem bæði spilin.`,
    'no-such-route': () => 'Þessi leið er ekki til á spilaborðinu.',
    'route-taken': ({ by }, it) =>
      it.who(by).you ? 'Þú átt þessa leið nú þegar.' : `${it.who(by).name} á þessa leið.`,
    'double-own': () => 'Þú átt hina leiðina í þessari tvöföldu leið og enginn má eiga báðar.',
    'double-closed': () =>
      'Einhver hefur eignað sér hina leiðina í þessari tvöföldu leið; þegar svo fáir spila er þessi þar með lokuð.',
    'too-few-cars': ({ have, need }) =>
      `Á þessa leið þarf ${own.accusative(need, own.car)} en þú átt ${have === 0 ? own.none(own.car) : `aðeins ${own.number(have)}`} eftir.`,
    'cards-not-held': ({ kind, have }, it) => {
      const card = it.card(kind) ?? 'wild';
      if (have > 0) return `Þú átt aðeins ${own.cardsOf(have, card)}.`;
      return `Þú átt ${card === 'wild' ? own.none(own.wild) : `ekkert ${own.aCard(card)}`}.`;
    },
    'wilds-not-here': () => `Ekki er hægt að borga þessa leið með ${own.wild.many.dat}.`,
    'wrong-number': ({ need, got }) =>
      `Þetta kostar nákvæmlega ${own.cards(need)}; þú valdir ${own.number(got)}.`,
    'stand-ins-uneven': ({ each }) =>
      `Fjöldi spilanna gengur ekki upp: í stað eins spils þarf ${own.number(each)} önnur.`,
    'too-few-wilds': ({ need }) =>
      `Á þessa ferju þarf að minnsta kosti ${own.accusative(need, own.wild)} eða spil sem koma í staðinn.`,
    'wrong-colour': ({ need }) =>
      need === 1
        ? 'Eitt þessara spila verður að vera í lit leiðarinnar.'
        : `${own.number(need)} af spilunum verða að vera í lit leiðarinnar; á grárri leið nægir að þau séu í sama lit.`,
    'wrong-extra': ({ asked }) =>
      `Göngin kosta nákvæmlega ${own.cards(asked)} í viðbót: í sama lit og þú lagðir fram, eða ${asked === 1 ? own.wild.one.acc : own.wild.many.acc}.`,
    'terrain-wilds': ({ least, most }) =>
      least === most
        ? `Til að tvöfalda þarf hér nákvæmlega ${own.accusative(least, own.wild)}.`
        : `Til að tvöfalda þarf hér ${own.number(least)} til ${own.accusative(most, own.wild)}.`,
    'terrain-cards': ({ need, have }) =>
      have < need
        ? `Til að tvöfalda þarf ${own.count(need, 'landslagsspil', 'landslagsspil')} af gerð leiðarinnar en þú átt ${have === 0 ? 'ekkert' : own.number(have)}.`
        : `Til að tvöfalda þarf nákvæmlega ${own.count(need, 'landslagsspil', 'landslagsspil')} auk þessara ${own.wild.many.gen}.`,
    'no-tickets-left': () => `Engir ${own.ticket.many.nom} eru eftir í bunkanum.`,
    'ticket-not-offered': () => `Þessi ${own.ticket.one.nom} er ekki í boði núna.`,
    'ticket-twice': () => `Sami ${own.ticket.one.nom} er valinn tvisvar.`,
    'keep-too-few': ({ least }) => `Þú verður að halda að minnsta kosti ${own.dative(least, own.ticket)}.`,
    'can-act': () => 'Þú getur enn gert eitthvað, svo þú mátt ekki segja pass.',
  };
};

const tableProblems: TableProblems = {
  stale: () => 'Eitthvað gerðist í millitíðinni; líttu aftur á borðið áður en þú leikur.',
  'not-your-seat': () => 'Þetta er ekki sætið þitt.',
  'nothing-to-undo': () => 'Það er ekkert að afturkalla. Aðgerð stendur um leið og ný spil hafa sést.',
  'not-over': () => 'Það er ekki hægt fyrr en leiknum er lokið.',
  'not-allowed': () => 'Það er ekki leyft við þetta borð.',
  'out-of-time': () =>
    'Tíminn þinn rann út aftur. Þú getur tekið sætið aftur þegar tölvuspilarinn hefur leikið.',
  'not-stored': () => 'Ekki tókst að vista aðgerðina, svo hún gildir ekki. Reyndu aftur.',
  'nothing-to-ask': () =>
    'Hinir geta ekki heldur leyft þér að afturkalla: aðgerð stendur um leið og ný spil hafa sést.',
  'already-asked': () => 'Einhver er þegar að biðja um að fá að afturkalla.',
  'asked-too-often': () => 'Þú hefur spurt nógu oft í bili.',
  'not-asked': () => 'Þeirri spurningu er þegar svarað.',
};

const optionsProblems: OptionsProblems = {
  'wrong-players': ({ min, max }) => `Þetta spilaborð er fyrir ${min} til ${max} spilara.`,
  'no-such-seat': () => 'Sá sem á að byrja situr ekki við borðið.',
};

const recordProblems: RecordProblems = {
  'not-json': () => 'Þessi skrá er ekki vistaður leikur.',
  'wrong-shape': () => 'Þessi skrá er ekki vistaður leikur úr Rallar, eða hún er skemmd.',
  'too-large': () => 'Þetta er stærra en nokkur vistaður leikur getur verið, svo það var ekki opnað.',
  'too-long': () => 'Vistaði leikurinn er lengri en nokkur leikur getur verið, svo hann var ekki opnaður.',
  'too-deep': () => 'Þessi skrá er ekki vistaður leikur: gögnin í henni eru hreiðruð of djúpt.',
  'newer-version': () => 'Þessi leikur var vistaður með nýrri útgáfu af Rallar.',
  'unknown-board': () => 'Þessi leikur var spilaður á spilaborði sem er ekki til hér.',
  'wrong-options': () => 'Vistaði leikurinn er skemmdur: spilararnir passa ekki við spilaborðið.',
  'broken-log': ({ at }) => `Vistaði leikurinn er skemmdur: skráður gangur hans stenst ekki (${at}).`,
  'illegal-move': ({ at }) => `Í vistaða leiknum er aðgerð sem reglurnar leyfa ekki (${at}).`,
  'outcome-differs': ({ at }) =>
    `Vistaða leiknum hefur verið breytt: atburðirnir passa ekki við aðgerðirnar (${at}).`,
  'snapshot-differs': ({ at }) =>
    `Vistaða leiknum hefur verið breytt: aðgerðirnar leiða ekki til skráðrar stöðu (${at}).`,
  'other-edition': () =>
    'Þessi leikur var spilaður á annarri útgáfu spilaborðsins, svo ekki er hægt að opna hann hér.',
  'snapshot-broken': ({ at }) => `Vistaði leikurinn er skemmdur: staðan gengur ekki upp (${at}).`,
  'commitment-broken': () =>
    'Vistaða leiknum hefur verið breytt: stokkunin er ekki sú sem lofað var í upphafi.',
};

const hostProblems: HostProblems = {
  'no-such-table': () => 'Þessi leikur er ekki lengur til.',
  'storage-full': () => 'Tækið er fullt, svo ekki tókst að vista leikinn. Eyddu nokkrum gömlum leikjum.',
  'storage-refused': () => 'Vafrinn leyfir okkur ekki að vista neitt, svo leikir geymast ekki.',
  'storage-newer': () =>
    'Nýrri útgáfa af síðunni hefur verið notuð hér og aðeins hún getur lesið vistuðu leikina. Endurhladdu síðuna til að fá hana.',
  'host-crashed': () => 'Leikjavélin stöðvaðist tvisvar við þetta, svo ekki var reynt aftur.',
  'host-down': () =>
    'Leikjavélin stöðvaðist. Endurhladdu síðuna: vistaðir leikir halda áfram þar sem frá var horfið.',
};

const deviceProblems: DeviceProblems = {
  'storage-timeout': () =>
    'Geymsla vafrans svarar ekki. Reyndu aftur og endurræstu vafrann ef það dugar ekki.',
  'file-unreadable': () => 'Ekki er hægt að lesa þessa skrá. Hún gæti hafa verið færð eða henni eytt.',
  'file-too-large': () => 'Skráin er of stór til að geta geymt vistaða leiki, svo hún var ekki opnuð.',
  'file-empty': () => 'Enginn leikur er í þessari skrá.',
};
