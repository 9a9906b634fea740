/** The pictures in the page's manifest, which systems show before it is installed. `npm run screenshots` takes them. */

const START = { path: '', ready: 'fieldset img' };
const late = (board, players) => ({
  board,
  path: `dev/table.html?board=${board}&players=${players}&ahead=70&until=turn`,
  ready: 'main.table[data-turn=mine]',
});
const WIDE = { form: 'wide', width: 1280, height: 720, scale: 1 };
const NARROW = { form: 'narrow', width: 390, height: 844, scale: 1.5 };

/** Each picture: its name, the screen and its size. */
export const SCREENSHOTS = [
  { name: 'nordic-wide', ...late('nordic', 3), ...WIDE },
  { name: 'start-wide', ...START, ...WIDE },
  { name: 'nordic-narrow', ...late('nordic', 3), ...NARROW },
  { name: 'amsterdam-narrow', ...late('amsterdam', 3), ...NARROW },
];
