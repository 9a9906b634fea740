import { capital } from '../../../../words/capital.js';
import { ownOf } from '../../../../words/is/own.js';
import { rangeIn, sentences, type TopicWords } from './shape.js';

/** The topics in Icelandic. */
export const topicWords: TopicWords = (told, nouns) => {
  const { car, wild, ticket, accusative, cards, points, spacesAccusative, number, ofWild } = ownOf(nouns);
  const { facts, has, halves } = told;
  const { openingTickets: opening, drawTickets: drawn } = facts;
  const range = rangeIn('eða', 'til');
  const faceUp = `${ofWild('opinn', 'opið')} ${wild.one.nom}`;
  return {
    all: 'Allt efni',
    previous: 'Fyrra',
    next: 'Næsta',
    full: 'Reglurnar í heild',
    law: 'Allar reglur, í númeraröð',
    more: 'Meira',
    got: 'Ég skil',
    topics: {
      goal: {
        title: 'Markmiðið',
        says: [
          `Eignaðu þér leiðir á kortinu og kláraðu ${ticket.all.acc} þína: hvort tveggja gefur stig.`,
          'Sá sem á flest stig í lokin vinnur.',
          `Allir fá í upphafi ${accusative(facts.cars, car)}, ${cards(facts.openingHand)} og ${accusative(opening.take, ticket)} og halda að minnsta kosti ${number(opening.keep)} þeirra.`,
          `Spil á hendi og ${ticket.many.nom} eru leynileg. Allt annað mega allir sjá.`,
        ],
      },
      turn: {
        title: 'Þú átt leik',
        says: [
          'Þegar þú átt leik gerirðu eitt af þessu þrennu og ekkert meira.',
          'Þá á næsti spilari leik, réttsælis.',
          'Getirðu gert eitthvað af þessu verðurðu að gera það. Annars segirðu pass.',
        ],
      },
      cards: {
        title: 'Að draga spil',
        says: sentences(
          'Taktu tvö spil: opin spil, blint úr bunkanum eða eitt af hvoru.',
          'Í stað opins spils sem þú tekur kemur strax annað.',
          has('wild-ends-draw')
            ? `${capital(faceUp)} gildir sem bæði spilin þín og má því ekki vera það seinna. Úr bunkanum er það spil eins og hvert annað.`
            : `${capital(`${ofWild('opinn', 'opið')} ${wild.one.acc}`)} máttu taka eins og hvert annað spil.`,
          has('sweep')
            ? `Ef ${number(told.sweeping)} opnu spilanna eru ${wild.many.nom} er öllum fimm skipt út.`
            : '',
          has('terrain') ? 'Hvort spilið sem er má vera landslagsspil í staðinn.' : '',
          'Þú mátt hafa hve mörg spil sem er á hendi.',
        ),
      },
      claim: {
        title: 'Að eigna sér leið',
        says: [
          'Spilaðu út einu spili fyrir hvern reit, öllum í lit leiðarinnar.',
          'Á gráa leið má nota hvaða lit sem er, en öll spilin verða að vera í sama lit.',
          has('wilds-pay')
            ? `${capital(wild.one.nom)} getur komið í stað hvaða spils sem er.`
            : `${capital(wild.many.nom)} gagnast ekki hér: þá er aðeins hægt að nota í ferjur og göng.`,
          `Settu ${car.one.acc} á hvern reit. Stigin færðu strax.`,
          `Leiðin þarf ekki að tengjast hinum leiðunum þínum, en þú verður að eiga nóg af ${car.many.dat}.`,
        ],
      },
      double: {
        title: 'Tvöfaldar leiðir',
        says: [
          'Sums staðar liggja tvær leiðir milli sömu staða. Þú getur aldrei átt báðar.',
          `Þegar spilarar eru ${range(told.closing)} lokast önnur fyrir öllum um leið og einhver eignar sér hina.`,
          `Séu þeir ${range(told.sharing)} er hún áfram opin öllum öðrum.`,
        ],
      },
      ferry: {
        title: 'Ferjur',
        says: [
          `Leið með ${wild.many.gen}táknum er ferja.`,
          `Hvert tákn kostar ${wild.one.acc}. Hinir reitirnir kosta spil eins og venjulega.`,
          `${capital(wild.many.nom)} mega líka koma í stað þeirra spila.`,
          told.forWild > 0
            ? `Vanti þig ${wild.one.acc} duga ${number(told.forWild)} önnur spil í hvaða litum sem er.`
            : `Ekkert getur komið í stað ${wild.one.gen} á tákni.`,
        ],
      },
      tunnel: {
        title: 'Göng',
        says: [
          `Leið með tenntum kanti er göng. Spilaðu út spilunum eins og venjulega; ${wild.many.nom} mega koma í stað þeirra.`,
          `Síðan er ${number(told.revealed)} efstu spilum bunkans snúið við.`,
          `Hvert þeirra í þínum lit og ${ofWild('hver', 'hvert')} ${wild.one.nom} kostar þig eitt spil í viðbót: í þínum lit eða ${wild.one.acc}.`,
          'Borgaðu og göngin eru þín. Eða taktu spilin aftur, og þá á næsti spilari leik.',
        ],
      },
      anyFour: {
        title: `${capital(number(told.forCard))} spil fyrir eitt`,
        says: [
          'Um lengstu leiðina á kortinu gildir sérstök regla.',
          'Spilaðu út einu spili fyrir hvern reit, öllum í sama lit.',
          `Hvaða ${number(told.forCard)} spil sem er, líka ${wild.many.nom}, mega koma í stað eins þeirra, eins oft og þú vilt.`,
          `Hvernig sem þú borgar þarf ${accusative(told.longRoute.length, car)} og leiðin gefur ${points(told.longRoute.points)}.`,
        ],
      },
      terrain: {
        title: 'Landslag',
        says: [
          'Litur leiðar sýnir um hvaða landslag hún liggur.',
          'Þú dregur landslagsspil í stað annarra spila. Þau liggja opin fyrir framan þig.',
          `Þegar þú eignar þér leið geta landslagsspil af sömu gerð tvöfaldað stigin: 1 spil fyrir allt að ${spacesAccusative(told.oneTerrain)}, 2 fyrir fleiri.`,
          'Það máttu aðeins ef enginn á fleiri spil af þeirri gerð en þú.',
          `${capital(wild.many.dat)} má líka spila út sem landslagi.`,
        ],
      },
      cart: {
        title: 'Verslunarspil',
        says: [
          'Þegar þú eignar þér leið með kerrutákni færðu verslunarspil.',
          'Þú færð eitt spil fyrir hverja leið, sama hve löng hún er. Allir sjá spilin þín.',
          'Í lokin fær sá flest stig sem á flest verslunarspil. Án þeirra færðu ekkert.',
        ],
      },
      attraction: {
        title: 'Ferðamannastaðir',
        says: [
          'Staðir með gylltu merki eru ferðamannastaðir.',
          `Í lokin gefur hver þeirra þar sem leið þín endar ${points(told.attraction)}.`,
          'Hann telst einu sinni, sama hve margar leiðir þínar enda þar.',
        ],
      },
      tickets: {
        title: capital(ticket.many.nom),
        says: [
          `${capital(ticket.one.nom)} nefnir tvo staði og stigafjölda.`,
          'Tengdu staðina með samfelldri línu eigin leiða og þá færðu stigin í lokin. Annars dragast þau frá.',
          `${capital(ticket.all.nom)} þínir eru leynilegir til leiksloka.`,
          `Viljirðu fleiri dregurðu ${number(drawn.take)} og heldur að minnsta kosti ${number(drawn.keep)}. ${facts.notKept === 'out' ? 'Hinir fara úr leiknum.' : 'Hinir fara neðst í bunkann.'}`,
        ],
      },
      country: {
        title: `${capital(ticket.many.nom)} til lands`,
        says: [
          `Sumir ${ticket.many.nom} nefna land í stað borgar.`,
          'Það nægir að ná til einnar stöðvar þess.',
          'Stöðvar lands tengjast ekki nema leið liggi á milli þeirra.',
        ],
      },
      end: {
        title: 'Leikslok og stig',
        says: sentences(
          `Þegar einhver hefur leikið og á í mesta lagi ${accusative(facts.lastRoundAt, car)} eftir eiga allir leik einu sinni enn.`,
          `Síðan eru allir ${ticket.many.nom} sýndir. Þeir sem eru kláraðir gefa stig sín en stig hinna dragast frá.`,
          has('globetrotter')
            ? `Sá sem kláraði flesta ${ticket.many.acc} fær ${points(told.globetrotter)} aukalega.`
            : '',
          has('attractions') ? 'Stig fyrir ferðamannastaði bætast við.' : '',
          has('merchandise') ? 'Stig fyrir verslunarspil bætast við.' : '',
          `Sá sem á flest stig vinnur. Séu spilarar jafnir ræður fjöldi kláraðra ${ticket.many.gen}${has('longest-path') ? ', síðan lengsta línan' : ''}.`,
        ),
      },
      points: {
        title: 'Stig fyrir leiðir',
        says: [
          'Leið gefur stig eftir lengd, um leið og þú eignar þér hana.',
          `Langar leiðir gefa miklu meira: tvær ${number(halves.half)} reita gefa ${number(halves.two)}, ein ${number(halves.whole)} reita gefur ${number(halves.one)}.`,
        ],
      },
    },
    meetings: {
      ferry: `Hvert ${wild.many.gen}tákn kostar ${wild.one.acc}.${told.forWild > 0 ? ` Hvaða ${number(told.forWild)} önnur spil sem er mega koma í staðinn.` : ''}`,
      tunnel: `Þegar þú reynir er ${number(told.revealed)} spilum snúið við. Hvert í þínum lit og ${ofWild('hver', 'hvert')} ${wild.one.nom} kostar eitt spil í viðbót.`,
      terrain: 'Landslagsspil af sömu gerð geta tvöfaldað stig leiðar, ef enginn á fleiri af þeim en þú.',
      cart: 'Eignaðu þér leið með kerrutákni og þá færðu verslunarspil. Flest spil gefa flest stig í lokin.',
      attraction: `Hver ferðamannastaður sem leiðirnar þínar ná til gefur ${points(told.attraction)} í lokin.`,
    },
    captions: {
      map: (name) => `Kortið í kringum ${name}`,
      or: 'eða',
      drawCards: 'Draga spil',
      claimRoute: 'Eigna sér leið',
      drawTickets: `Draga ${ticket.many.acc}`,
      twoCards: 'Tvö spil',
      oneWild: `${ofWild('Einn', 'Eitt')} ${wild.one.nom}`,
      closed: (players) => `Spilarar eru ${number(players)}: einhver á aðra leiðina og hin er því lokuð.`,
      played: 'Þú spilar út',
      revealed: 'Upp koma',
      added: 'Þú bætir við',
      ticket: (completed, failed) => `Kláraður ${completed}, annars ${failed}`,
      atTheEnd: (scored) => `${points(scored)} í lokin`,
      players: (n) => `${number(n)} spilarar`,
      worth: 'Stig eftir sæti',
    },
  };
};
