import type { BoardNouns } from '../../../boards/nouns.js';
import { capital } from '../../../words/capital.js';
import { ownOf } from '../../../words/is/own.js';
import type { Lessons } from './shape.js';

/** What the guide says, in Icelandic. */
export const lessons = (nouns: BoardNouns): Lessons => {
  const { car, wild, ticket, accusative, number, ofWild } = ownOf(nouns);
  const faceUp = capital(`${ofWild('opinn', 'opið')} ${wild.one.nom}`);
  return {
    name: 'Leiðsögn',
    got: 'Ég skil',
    more: 'Meira',
    leave: 'Hætta leiðsögn',
    hint: 'Hvað myndir þú gera?',
    says: {
      welcome: () => [
        'Velkomin um borð',
        `Eignaðu þér leiðir og kláraðu ${ticket.many.acc}: sá sem á flest stig vinnur. Afganginn útskýri ég jafnóðum.`,
      ],
      tickets: ({ keep }) => [
        `Veldu ${ticket.many.acc}`,
        `Tengdu staðina tvo á ${ticket.one.dat} og þá færðu stigin, annars dragast þau frá. Haltu að minnsta kosti ${number(keep)}: auðveldastir eru þeir sem eiga samleið.`,
      ],
      cards: () => [
        'Þú átt leik',
        `Dragðu tvö spil, eignaðu þér leið eða dragðu nýja ${ticket.many.acc}. Byrjaðu á spilum í litum leiðanna sem þú þarft.`,
      ],
      second: () => ['Og svo seinna spilið', 'Taktu opið spil eða freistaðu gæfunnar í bunkanum.'],
      wildAlone: () => [
        faceUp,
        'Spilið kemur í stað hvaða litar sem er. En sé það tekið opið gildir það sem bæði spilin þín.',
      ],
      wildFree: () => [
        faceUp,
        'Spilið máttu taka eins og hvert annað. Það er aðeins hægt að nota í göng og ferjur.',
      ],
      claim: ({ route }) => [
        'Nú geturðu eignað þér leið',
        `${route} er hluti af línunni þinni og þú átt spilin. Veldu leiðina á kortinu.`,
      ],
      claimed: () => [
        'Fyrsta leiðin þín',
        `Langar leiðir gefa miklu fleiri stig. Þær þurfa ekki að tengjast, en ${ticket.one.nom} krefst samfelldrar línu.`,
      ],
      tunnel: ({ route }) => [
        'Göng fram undan',
        `${route}: þegar þú reynir er þremur spilum snúið við og hvert sem á við kostar eitt spil í viðbót. Gott er að eiga eitt til vara.`,
      ],
      tunnelAsks: () => [
        'Það sem bergið heimtar',
        'Borgaðu og göngin eru þín. Eða taktu spilin aftur og reyndu síðar: þá á næsti spilari leik.',
      ],
      ferry: ({ route, standIn }) => [
        'Yfir sjóinn',
        `${route} er ferja: hvert ${wild.many.gen}tákn kostar ${wild.one.acc}.${standIn > 0 ? ` Hvaða ${number(standIn)} spil sem er mega koma í staðinn.` : ''}`,
      ],
      grey: ({ route }) => [
        'Gráar leiðir',
        `${route} er grá: borgaðu með hvaða lit sem er, en öll spilin verða að vera eins.`,
      ],
      double: ({ route }) => [
        'Tvöföld leið',
        `Tvær leiðir liggja hlið við hlið: ${route}. Þegar svo fáir spila lokast önnur um leið og hin er tekin.`,
      ],
      cart: ({ route }) => [
        'Kerrutákn',
        `Á leiðinni ${route} er kerrutákn: eignaðu þér hana og fáðu verslunarspil. Flest spil gefa flest stig í lokin.`,
      ],
      attraction: () => [
        'Ferðamannastaðir',
        'Hver staður með gylltu merki sem leiðirnar þínar ná til gefur eitt stig í lokin.',
      ],
      terrain: () => [
        'Landslagsspil',
        'Þau máttu draga í stað annarra spila. Þau geta tvöfaldað stig leiðar af sömu gerð.',
      ],
      doubling: ({ route }) => [
        'Tvöfaldaðu stigin',
        `Enginn á fleiri landslagsspil en þú fyrir ${route}. Bættu landslagsspilum við greiðsluna og stigin tvöfaldast.`,
      ],
      done: () => [
        `${capital(ticket.one.nom)} kláraður`,
        'Vel gert! Enginn annar veit það; stigin eru talin í lokin. Athugaðu hvað vantar upp á þann næsta.',
      ],
      hopeless: () => [
        'Línan er lokuð',
        `Ekki er lengur hægt að klára einn af ${ticket.many.dat} þínum. Notaðu ${car.all.acc} frekar annars staðar.`,
      ],
      moreTickets: () => [
        `Tími fyrir fleiri ${ticket.many.acc}`,
        'Allir þínir eru kláraðir. Dragðu nýja eða eignaðu þér langar leiðir fyrir stigin.',
      ],
      lastRound: ({ lastRoundAt }) => [
        'Síðasta umferðin',
        `Einhver á í mesta lagi ${accusative(lastRoundAt, car)} eftir. Allir eiga leik einu sinni enn: nýttu hann vel!`,
      ],
    },
  };
};
