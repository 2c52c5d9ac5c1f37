#!/usr/bin/env node
// npm run screenshots: captures every page type at 360, 768 and 1280 px, light and dark, into screenshots/. Uses
// the running site, or starts one temporarily. Paths as arguments restrict it to those pages, `--states` to the
// states of the search screen: loading, no results, error and offline, `--messages` to what it says about results.
import { spawn } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { explain, step } from './progress.mjs';
import { root } from './project.mjs';
import { useRuntime } from './runtime.mjs';

await useRuntime();

const SITE = process.env.SITE_URL ?? `http://localhost:${process.env.SITE_PORT ?? 3000}`;

const isReady = () =>
  fetch(`${SITE}/health`).then(
    (response) => response.ok,
    () => false,
  );

/** Starts everything; resolves, when it is ready, with a function that stops it. */
function startSite() {
  const child = spawn(process.execPath, ['bin/start.mjs'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise((resolve) => child.on('exit', resolve));
  return new Promise((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      process.stdout.write(chunk);
      if (String(chunk).includes('Ctrl-C stops everything')) {
        resolve(async () => {
          child.kill('SIGTERM');
          await ended;
        });
      }
    });
    ended.then((code) => reject(new Error(`npm start ended with exit status ${code}: see above.`)));
  });
}

function takePictures(browser) {
  return new Promise((resolve, reject) => {
    const command = ['e2e/screenshots.ts', SITE, ...process.argv.slice(2)];
    const env = { ...process.env, CHROMIUM_PATH: browser };
    spawn(process.execPath, command, { cwd: root, env, stdio: 'inherit' }).on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new Error(`Taking pictures ended with exit status ${code}: see above.`)),
    );
  });
}

async function screenshots() {
  await install();
  const browser = await findBrowser();
  const stop = (await isReady()) ? undefined : await startSite();
  try {
    await step('Taking pictures', () => takePictures(browser));
  } finally {
    await stop?.();
  }
}

screenshots().catch((error) => {
  explain(error);
  process.exit(1);
});
