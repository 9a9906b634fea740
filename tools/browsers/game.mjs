/* oxlint-disable no-undef -- functions handed to the browser run in its page */
/** A short game in any browser that is driven by WebDriver's commands. */

const ENTER = '\uE007';
const SETTINGS = { botStep: 0, grace: 0, motion: 'none', language: 'en', confirm: 'none' };

/** Plays a game on the smallest board: ten turns, a reload, on to the end, and the replay. Returns a summary. */
export async function shortGame(browser, address) {
  await browser.go(address);
  await browser.run((it) => localStorage.setItem('rallar.settings', JSON.stringify(it)), SETTINGS);
  await browser.reload();
  await browser.run(watchErrors);
  await clicked(browser, board);
  await clicked(browser, play);
  let now = await glance(browser, -1);
  for (let turn = 0; turn < 10 && now.phase !== 'over'; turn++) now = await decide(browser, now);
  const errors = await errorsOn(browser);
  await browser.reload();
  await browser.run(watchErrors);
  const again = await glance(browser, -1);
  if (again.entry < now.entry)
    throw new Error(`after a reload entry ${again.entry} was shown, not ${now.entry}`);
  for (now = again; now.phase !== 'over';) now = await decide(browser, now);
  await clicked(browser, byText, 'Replay');
  await clicked(browser, byText, 'Next turn');
  await clicked(browser, byText, 'Next turn');
  await clicked(browser, byText, 'Leave the replay');
  await clicked(browser, byText, 'Another board');
  await clicked(browser, play, undefined, false);
  errors.push(...(await errorsOn(browser)));
  if (errors.length > 0) throw new Error(errors.join('; '));
  return `${now.entry} entries`;
}

/** Collects errors by a script in the page, since some browsers run injected functions in an isolated world. */
function watchErrors() {
  for (const name of ['error', 'unhandledrejection'])
    window.addEventListener(name, ({ message, reason }) => {
      const noted = JSON.parse(document.documentElement.dataset.errors ?? '[]');
      document.documentElement.dataset.errors = JSON.stringify([...noted, String(message ?? reason)]);
    });
}

const errorsOn = (browser) => browser.run(() => JSON.parse(document.documentElement.dataset.errors ?? '[]'));

function byText(name) {
  const controls = [...document.querySelectorAll('button')].filter((it) => !it.closest('[inert]'));
  return controls.find(
    (it) => (it.getAttribute('aria-label') ?? it.textContent).trim() === name && !it.disabled,
  );
}

/** Waits for a control and clicks it. */
async function clicked(browser, find, name, really = true) {
  await wait(`"${name ?? find.name}"`, async () =>
    really ? browser.click(find, name) : Boolean(await browser.run(find, name)),
  );
}

/** Waits until an event after this one is shown and it is our turn, or the game is over. */
async function glance(browser, event, done) {
  return wait(`an event after ${event}`, () =>
    browser.run(
      (before, decided) => {
        const data = document.querySelector('main.table')?.dataset;
        if (!data || Number(data.event) <= before || data.moving !== 'false') return null;
        if (data.phase === decided || (data.turn !== 'mine' && data.phase !== 'over')) return null;
        return { event: Number(data.event), entry: Number(data.entry), phase: data.phase };
      },
      event,
      done ?? '',
    ),
  );
}

/* What is looked for in the page. */
const board = () => document.querySelector('#app:not([inert]) input[value=newyork]')?.closest('label');
const play = () => document.querySelector('#app:not([inert]) .play button:enabled');
const ticket = () => document.querySelector('.ticket[aria-pressed=false]');
const keeping = () =>
  [...document.querySelectorAll('button:enabled')].find((it) => it.textContent.trim().startsWith('Keep'));
const offered = () => document.querySelector('[data-route][aria-label$="you can claim it"]') !== null;
const drawing = () => document.querySelector('[data-at=deck][aria-disabled=false]') !== null;

async function decide(browser, { event, phase }) {
  if (phase === 'opening' || phase === 'keep') {
    await wait('the tickets to be kept', async () => {
      if (await browser.click(keeping)) return true;
      await browser.click(ticket);
      return false;
    });
  } else if (phase === 'turn' && (await browser.run(offered))) await browser.press('c', ENTER);
  else await browser.press((await browser.run(drawing)) ? 'd' : 't');
  // In the opening phase all seats choose at the same time.
  return glance(browser, event, phase === 'opening' ? phase : undefined);
}

async function wait(what, look) {
  for (const end = Date.now() + 30_000; ;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > end) throw new Error(`timed out waiting for ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
