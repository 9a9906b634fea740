import type { Words } from '../words.js';

/** A table of a server: the connection, people who come and go, the next game. */
export const onlineTable: Words['onlineTable'] = {
  refused: 'Netþjónninn fékk of mörg skilaboð héðan og sleit sambandinu. Reynt verður aftur sjálfkrafa.',
  connected: 'Sambandið er komið á aftur.',
  moveWaits: 'Aðgerðin þín verður send þegar sambandið er komið á aftur.',
  moveSent: 'Aðgerðin þín er á leiðinni …',
  outdatedStill: 'Þessi síða er enn eldri en netþjónninn. Endurhladdu hana aftur eftir stutta stund.',
  watching: 'Þú fylgist með',
  takeBack: 'Ég er aftur með',
  knocks: (name, player) =>
    `Einhver sem kallar sig „${name}“ segist vera ${player} og biður um að komast inn.`,
  knockWaits: (player) =>
    `Núna getur aðeins ${player} samþykkt það. Þú getur það líka þegar ${player} hefur verið fjarri í tvær mínútur.`,
  letIn: 'Hleypa inn',
  keepOut: 'Hleypa ekki inn',
  wasLetIn: (player, by) => `${player} er aftur með í öðru tæki; ${by} leyfði það.`,
  rematch: 'Nýr leikur með sömu spilurum er tilbúinn.',
  joinRematch: 'Vera með í nýja leiknum',
  leaveAsk: 'Hver spilar fyrir þig á meðan þú ert í burtu?',
  leaveToBot: 'Tölvuspilari, þar til ég kem aftur',
  leaveWaiting: 'Enginn: hinir bíða eftir mér',
  saved: 'Leikurinn er vistaður á netþjóninum. Þú getur farið og komið aftur hvenær sem er.',
  banned: 'Þér hefur verið meinaður aðgangur að þessum netþjóni.',
  bannedUntil: (when: string) =>
    `Þér hefur verið meinaður aðgangur að þessum netþjóni. Bannið rennur út: ${when}.`,
  bannedWhy: 'Umsjónarmaður netþjónsins ákvað það. Leikir á þessu tæki virka eins og áður.',
};
