/** The first Chromium that can be found: RALLAR_CHROMIUM, then the usual places. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';

const PLACES = [
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function executable() {
  const folders = (process.env.PATH ?? '').split(path.delimiter).concat('/usr/bin', '/snap/bin');
  const named = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const found = [process.env.RALLAR_CHROMIUM, ...named, ...PLACES, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
  if (found) return found;
  throw new Error('No Chromium found: install one, or name its file in RALLAR_CHROMIUM.');
}

/** Colours as written, whatever the screen; the sandbox is off only for root, who can't have it. */
export function openBrowser() {
  const root = process.getuid?.() === 0;
  return chromium.launch({
    executablePath: executable(),
    args: [
      '--disable-gpu',
      '--force-color-profile=srgb',
      '--disable-background-networking',
      '--disable-component-update',
      ...(root ? ['--no-sandbox'] : []),
    ],
  });
}
