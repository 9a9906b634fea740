/** Finds a Chromium for all tools and tests: the first that opens a page. */
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

/** The same colours on every screen, no background requests; no sandbox for root, who can't have one. */
const ARGS = [
  '--disable-gpu',
  '--force-color-profile=srgb',
  '--disable-background-networking',
  '--disable-component-update',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Paths that may be a Chromium, the most likely first; RALLAR_CHROMIUM comes first even if it is missing. */
function candidates() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/bin', '/snap/bin');
  const named = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const usual = [chromium.executablePath(), ...named, ...PLACES].filter((file) => file && existsSync(file));
  const { RALLAR_CHROMIUM } = process.env;
  return [...new Set([...(RALLAR_CHROMIUM ? [RALLAR_CHROMIUM] : []), ...usual])];
}

/** Launches this browser and opens a page in it. */
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

/** Launches the first Chromium that opens a page. Otherwise throws an error whose `tried` lists each attempt. */
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

/** The path of the Chromium that opens a page. */
export async function findBrowser() {
  const browser = await openBrowser();
  await browser.close();
  return known;
}
