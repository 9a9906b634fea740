import type { BoardNouns } from '../../../boards/nouns.js';
import { capital } from '../../words/capital.js';
import { ownOf } from '../../words/is/own.js';
import type { Lessons } from '../texts.js';

/** What the guide says, in Icelandic. */
export const lessons = (nouns: BoardNouns): Lessons => {
  const { car, wild, ticket, accusative, dative, number } = ownOf(nouns);
  return {
    name: 'Leiðsögn',
    got: 'Skil það',
    leave: 'Hætta leiðsögn',
    hint: 'Hvað myndir þú gera?',
    says: {
      welcome: () => [
        'Velkomin um borð',
        `Flest stig í lokin vinna. Þú færð stig fyrir leiðir sem þú eignar þér og fyrir ${ticket.many.acc} sem þú klárar. Hitt segi ég þér þegar á þarf að halda; þú getur kvatt mig hvenær sem er.`,
      ],
      tickets: ({ keep }) => [
        `Veldu ${ticket.many.acc}`,
        `${capital(ticket.one.nom)} felur þér að tengja tvo staði. Klárirðu hann færðu stigin í lokin, annars dragast þau frá. Bentu eða ýttu á einn til að sjá hann á kortinu. Haltu að minnsta kosti ${dative(keep, ticket)}: auðveldastir eru þeir sem eiga samleið.`,
      ],
      cards: () => [
        'Þú átt leik',
        `Þú gerir eitt af þrennu: dregur tvö spil, eignar þér leið eða dregur nýja ${ticket.many.acc}. Til að eigna þér leið þarftu spil í lit hennar, eitt fyrir hvern reit. Byrjaðu því á að draga spil sem leiðin þín þarf.`,
      ],
      second: () => [
        'Og svo seinna spilið',
        'Taktu annað úr röðinni, þar sem þú sérð hvað þú færð, eða freistaðu gæfunnar í bunkanum.',
      ],
      wildAlone: () => [
        `${capital(wild.one.nom)} í röðinni`,
        'Þetta spil kemur í stað allra lita. En úr röðinni telst það sem bæði spilin þín og má ekki vera það seinna. Úr bunkanum er það spil eins og hvert annað.',
      ],
      wildFree: () => [
        `${capital(wild.one.nom)} í röðinni`,
        'Hann máttu taka eins og hvert annað spil. Hann dugar aðeins í göng og ferjur, svo nokkra þarftu fyrir fjöllin og hafið.',
      ],
      claim: ({ route }) => [
        'Nú geturðu lagt leið',
        `${route} er í leiðinni fyrir þig og þú átt spilin. Veldu leiðina á kortinu: þú sérð hvað hún kostar, staðfestir, og ${car.all.nom} þín${nouns.car === 'wagon' || nouns.car === 'taxi' ? 'ir' : 'ar'} fara á reitina. Stigin færðu strax.`,
      ],
      claimed: () => [
        'Fyrsta leiðin þín',
        `Langar leiðir gefa miklu fleiri stig en stuttar. Leiðir þínar þurfa ekki að hanga saman, en ${ticket.one.nom} er ekki kláraður fyrr en þær tengja báða staðina.`,
      ],
      tunnel: ({ route }) => [
        'Göng í leiðinni',
        `${route} er með tenntan kant: göng. Þegar þú reynir við þau er þremur spilum snúið við; hvert spil í þínum lit og hver ${wild.one.nom} kostar þig eitt spil í viðbót. Gott er að eiga nokkur aukalega.`,
      ],
      tunnelAsks: () => [
        'Það sem bergið heimtar',
        'Borgaðu og göngin eru þín, eða taktu spilin aftur og reyndu síðar. Þá á næsti leik, en þú tapar engu öðru.',
      ],
      ferry: ({ route, standIn }) => [
        'Yfir vatnið',
        `${route} er ferja: hvert ${wild.many.gen}tákn kostar ${wild.one.acc}.${standIn > 0 ? ` Vanti þig hann duga hvaða ${number(standIn)} spil sem er í staðinn.` : ''}`,
      ],
      grey: ({ route }) => [
        'Gráar leiðir',
        `${route} er grá: hana má borga með hvaða lit sem er, svo lengi sem öll spilin eru eins.`,
      ],
      double: ({ route }) => [
        'Tvöföld leið',
        `Tvær leiðir liggja hlið við hlið: ${route}. Þegar svo fáir spila lokast önnur um leið og einhver eignar sér hina, svo ekki bíða of lengi.`,
      ],
      cart: ({ route }) => [
        'Kerrur',
        `${route} ber kerrutákn: sá sem eignar sér leiðina fær verslunarspil. Í lokin gefa flest spil flest stig; án spila færðu ekkert.`,
      ],
      attraction: () => [
        'Ferðamannastaðir',
        'Hver merktur staður sem einhver leiða þinna nær til gefur eitt stig í lokin.',
      ],
      terrain: () => [
        'Landslagsspil',
        'Í stað spils máttu taka landslagsspil. Það liggur opið fyrir framan þig og getur tvöfaldað stig leiðar í sams konar landslagi.',
      ],
      doubling: ({ route }) => [
        'Tvöfaldaðu stigin',
        `Þú átt að minnsta kosti jafnmikið landslag og hinir fyrir ${route}. Veldu greiðsluna með landslagsspilum og leiðin telst tvöfalt. Það borgar sig mest á löngum leiðum.`,
      ],
      done: () => [
        `${capital(ticket.one.nom)} kláraður`,
        'Vel gert. Hinir sjá það ekki; það er talið í lokin. Athugaðu hvað vantar upp á þann næsta.',
      ],
      hopeless: () => [
        'Leið hefur lokast',
        `Hinir hafa lokað síðustu leiðinni fyrir einn af ${ticket.many.dat} þínum. Hann mun kosta stig, svo notaðu ${car.all.acc} annars staðar.`,
      ],
      moreTickets: () => [
        `Tími fyrir fleiri ${ticket.many.acc}`,
        'Allir þínir eru kláraðir. Þú mátt draga nýja: sumir eru kannski þegar kláraðir með því sem þú hefur lagt, en það sem þú klárar ekki kostar stigin. Eða eignaðu þér langar leiðir fyrir stigin.',
      ],
      lastRound: ({ lastRoundAt }) => [
        'Síðasti hringurinn',
        `Einhver á í mesta lagi ${accusative(lastRoundAt, car)} eftir. Allir eiga leik einu sinni enn: notaðu tækifærið í það sem gefur flest stig, síðan er talið. Gangi þér vel!`,
      ],
    },
  };
};
