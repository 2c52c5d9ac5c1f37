#!/usr/bin/env node
// npm run guide-pictures: takes the screenshots of docs/editors.md from the CMS that `npm start` serves.
import { spawn } from 'node:child_process';
import { findBrowser } from './browser.mjs';
import { install } from './install.mjs';
import { Advice, explain } from './progress.mjs';
import { root } from './project.mjs';
import { useRuntime } from './runtime.mjs';
import { configure } from './start/configure.mjs';
import { readSecrets } from './start/secrets.mjs';

await useRuntime();

async function guidePictures() {
  await install();
  const { env } = configure({ secrets: readSecrets(), isDevelopment: false });
  const isThere = await fetch(`${env.CMS_URL}/admin/login`).then(
    (response) => response.ok,
    () => false,
  );
  if (!isThere)
    throw new Advice(`No CMS answers at ${env.CMS_URL}. Run "npm start" in another terminal first.`);
  const command = ['e2e/guide-pictures.ts', env.CMS_URL, env.ADMIN_EMAIL, env.ADMIN_PASSWORD];
  const browser = await findBrowser();
  const child = spawn(process.execPath, command, {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: browser },
    stdio: 'inherit',
  });
  child.on('exit', (code) => process.exit(code ?? 1));
}

guidePictures().catch((error) => {
  explain(error);
  process.exit(1);
});
