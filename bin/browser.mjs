import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Advice, say, step } from './progress.mjs';
import { run } from './start/processes.mjs';

/** The one without an interface first: a page takes half the processor time in it. */
const DEBIAN_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];
const debianChromium = () => DEBIAN_CHROMIUMS.find((path) => existsSync(path));

async function playwrightChromium() {
  const { chromium } = await import('@playwright/test');
  return chromium.executablePath();
}

const isRoot = () => process.getuid?.() === 0;

async function downloadWithPlaywright() {
  try {
    await step('Downloading Chromium with Playwright', () =>
      run('browser-download', ['npx', 'playwright', 'install', 'chromium-headless-shell', 'chromium']),
    );
  } catch {
    say("Playwright's download is out of reach here; trying Debian's");
  }
}

async function installFromDebian() {
  await step("Installing Debian's chromium-headless-shell", async () => {
    await run('apt-update', ['apt-get', 'update']);
    await run('apt-install', [
      'apt-get',
      'install',
      '-y',
      '--no-install-recommends',
      'chromium-headless-shell',
      'fonts-liberation',
    ]);
  });
}

/**
 * Finds Chromium for the browser tests, installing it if necessary: Playwright's if its download works, otherwise
 * Debian's.
 *
 * @returns {Promise<string>} path of the executable
 */
export async function findBrowser() {
  const own = process.env.CHROMIUM_PATH;
  if (own) return own;
  const installed = debianChromium();
  if (installed) return installed;
  const downloaded = await playwrightChromium();
  if (existsSync(downloaded)) return downloaded;
  await downloadWithPlaywright();
  if (existsSync(downloaded)) return downloaded;
  if (isRoot() && existsSync('/usr/bin/apt-get')) await installFromDebian();
  const added = debianChromium();
  if (added) return added;
  throw new Advice(
    'The browser tests need Chromium, and none could be installed. Install it (on Debian: sudo apt-get install chromium-headless-shell), or name one: CHROMIUM_PATH=/path/to/chromium npm test',
  );
}

/** The version line of a browser, for the log. */
export function browserVersion(path) {
  return execFileSync(path, ['--version', '--no-sandbox'], { stdio: ['ignore', 'pipe', 'ignore'] })
    .toString()
    .trim();
}
