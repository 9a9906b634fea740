/** The one way all tools and tests find a Chromium: the first that opens a page. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const NAMES = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
  'C:/Program Files/Microsoft/Edge/Application/msedge.exe',
];

/** Colours as written, whatever the screen; nothing is fetched but pages; the sandbox is off only for root, who can't have it. */
const ARGS = [
  '--disable-gpu',
  '--force-color-profile=srgb',
  '--disable-background-networking',
  '--disable-component-update',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The files that may be a Chromium, the likeliest to be wanted first; that one is named even where it isn't there. */
function candidates() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/bin', '/snap/bin');
  const named = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const usual = [chromium.executablePath(), ...named, ...PLACES].filter((file) => file && existsSync(file));
  const { RALLAR_CHROMIUM } = process.env;
  return [...new Set([...(RALLAR_CHROMIUM ? [RALLAR_CHROMIUM] : []), ...usual])];
}

/** Opens this file as a browser, and a page in it. */
async function tryFile(file) {
  const browser = await chromium.launch({ executablePath: file, args: ARGS, timeout: 60_000 });
  try {
    const page = await browser.newPage();
    await page.goto('data:text/html,<title>open</title>');
    if ((await page.title()) !== 'open') throw new Error('its page stayed empty');
    await page.close();
    return browser;
  } catch (error) {
    await browser.close();
    throw error;
  }
}

let known;

/** The first Chromium that opens a page, open; otherwise an error whose `tried` says what came of each. */
export async function openBrowser() {
  const tried = [];
  for (const file of known ? [known] : candidates()) {
    try {
      const browser = await tryFile(file);
      known = file;
      return browser;
    } catch (error) {
      tried.push(`${file}: ${String(error.message).split('\n')[0]}`);
    }
  }
  const list = tried.length > 0 ? tried.join('\n  ') : 'none was found in the usual places';
  const error = new Error(`No Chromium opens a page:\n  ${list}`);
  error.tried = tried;
  throw error;
}

/** The file of the Chromium that opens a page. */
export async function findBrowser() {
  const browser = await openBrowser();
  await browser.close();
  return known;
}
