import type { BoardNouns } from '../../../boards/nouns.js';
import { capital } from '../../../words/capital.js';
import { ownOf } from '../../../words/is/own.js';
import type { Lessons } from './shape.js';

/** What the guide says, in Icelandic. */
export const lessons = (nouns: BoardNouns): Lessons => {
  const { car, wild, ticket, accusative, dative, number, ofWild } = ownOf(nouns);
  const faceUp = capital(`${ofWild('opinn', 'opið')} ${wild.one.nom}`);
  return {
    name: 'Leiðsögn',
    got: 'Ég skil',
    leave: 'Hætta leiðsögn',
    hint: 'Hvað myndir þú gera?',
    says: {
      welcome: () => [
        'Velkomin um borð',
        `Sá sem á flest stig í lokin vinnur. Þú færð stig fyrir leiðir sem þú eignar þér og fyrir ${ticket.many.acc} sem þú klárar. Afganginn útskýri ég jafnóðum. Þú getur hætt leiðsögninni hvenær sem er.`,
      ],
      tickets: ({ keep }) => [
        `Veldu ${ticket.many.acc}`,
        `Hver ${ticket.one.nom} nefnir tvo staði sem þú átt að tengja. Ef þú klárar hann færðu stigin í lokin, annars dragast þau frá. Bentu á einn eða ýttu á hann til að sjá hann á kortinu. Haltu að minnsta kosti ${dative(keep, ticket)}. Auðveldastir eru þeir sem eiga samleið.`,
      ],
      cards: () => [
        'Þú átt leik',
        `Þú gerir eitt af þrennu: dregur tvö spil, eignar þér leið eða dregur nýja ${ticket.many.acc}. Til að eigna þér leið þarftu spil í lit hennar, eitt fyrir hvern reit. Byrjaðu því á að draga spil í litum leiðanna sem þú þarft.`,
      ],
      second: () => [
        'Og svo seinna spilið',
        'Taktu opið spil, þá veistu hvað þú færð, eða freistaðu gæfunnar í bunkanum.',
      ],
      wildAlone: () => [
        faceUp,
        'Þetta spil kemur í stað hvaða litar sem er. En sé það tekið opið gildir það sem bæði spilin þín, og það má ekki vera seinna spilið. Úr bunkanum er það spil eins og hvert annað.',
      ],
      wildFree: () => [
        faceUp,
        `Þetta spil máttu taka eins og hvert annað. ${capital(wild.many.acc)} er aðeins hægt að nota í göng og ferjur, svo gott er að eiga nokkur slík spil fyrir fjöllin og hafið.`,
      ],
      claim: ({ route }) => [
        'Nú geturðu eignað þér leið',
        `${route} er hluti af línunni þinni og þú átt spilin. Veldu leiðina á kortinu, sjáðu hvað hún kostar og staðfestu. Þá fara ${car.all.nom} ${car.gender === 'masculine' ? 'þínir' : 'þínar'} á reitina. Stigin færðu strax.`,
      ],
      claimed: () => [
        'Fyrsta leiðin þín',
        `Langar leiðir gefa miklu fleiri stig en stuttar. Leiðirnar þínar þurfa ekki að tengjast, en ${ticket.one.nom} er ekki kláraður fyrr en samfelld lína tengir staðina tvo.`,
      ],
      tunnel: ({ route }) => [
        'Göng fram undan',
        `Tennti kanturinn sýnir að ${route} er gangaleið. Þegar þú reynir við hana er þremur spilum snúið við; hvert spil í þínum lit og ${ofWild('hver', 'hvert')} ${wild.one.nom} kostar þig eitt spil í viðbót. Gott er að eiga eitt eða tvö til vara.`,
      ],
      tunnelAsks: () => [
        'Það sem bergið heimtar',
        'Borgaðu og göngin eru þín. Eða taktu spilin aftur og reyndu síðar: þá á næsti spilari leik, en þú tapar engu öðru.',
      ],
      ferry: ({ route, standIn }) => [
        'Yfir sjóinn',
        `${route} er ferja: hvert ${wild.many.gen}tákn kostar ${wild.one.acc}.${standIn > 0 ? ` Vanti þig ${wild.one.acc} duga hvaða ${number(standIn)} spil sem er í staðinn.` : ''}`,
      ],
      grey: ({ route }) => [
        'Gráar leiðir',
        `${route} er grá: hana má borga með hvaða lit sem er, en öll spilin verða að vera í sama lit.`,
      ],
      double: ({ route }) => [
        'Tvöföld leið',
        `Tvær leiðir liggja hlið við hlið: ${route}. Þegar svo fáir spila lokast önnur um leið og einhver eignar sér hina, svo þú skalt ekki bíða of lengi.`,
      ],
      cart: ({ route }) => [
        'Kerrutákn',
        `Á leiðinni ${route} er kerrutákn: sá sem eignar sér hana fær verslunarspil. Í lokin fær sá flest stig sem á flest verslunarspil; án þeirra færðu ekkert.`,
      ],
      attraction: () => [
        'Ferðamannastaðir',
        'Hver merktur staður sem leiðirnar þínar ná til gefur eitt stig í lokin.',
      ],
      terrain: () => [
        'Landslagsspil',
        'Í stað spils máttu taka landslagsspil. Það liggur opið fyrir framan þig og getur tvöfaldað stig leiðar í sams konar landslagi.',
      ],
      doubling: ({ route }) => [
        'Tvöfaldaðu stigin',
        `Enginn á fleiri landslagsspil en þú fyrir ${route}. Veldu greiðslu með landslagsspilum og þá gefur leiðin tvöföld stig. Það borgar sig mest á löngum leiðum.`,
      ],
      done: () => [
        `${capital(ticket.one.nom)} kláraður`,
        'Vel gert! Hinir sjá það ekki; stigin eru talin í lokin. Athugaðu hvað vantar upp á þann næsta.',
      ],
      hopeless: () => [
        'Línan er lokuð',
        `Ekki er lengur hægt að klára einn af ${ticket.many.dat} þínum. Hann kostar stig í lokin, svo notaðu ${car.all.acc} frekar annars staðar.`,
      ],
      moreTickets: () => [
        `Tími fyrir fleiri ${ticket.many.acc}`,
        'Allir þínir eru kláraðir. Þú getur dregið nýja: kannski er einhver þeirra þegar kláraður með leiðunum þínum, en sá sem þú klárar ekki kostar stig. Eða eignaðu þér langar leiðir fyrir stigin.',
      ],
      lastRound: ({ lastRoundAt }) => [
        'Síðasta umferðin',
        `Einhver á í mesta lagi ${accusative(lastRoundAt, car)} eftir. Allir eiga leik einu sinni enn. Gerðu það sem gefur flest stig; síðan eru stigin talin. Gangi þér vel!`,
      ],
    },
  };
};
