import { type Browser, chromium } from '@playwright/test';
import { findBrowser } from '../bin/browser.mjs';
import { BROWSER_ARGUMENTS } from '../e2e/support/browser-arguments.ts';

/** The browser of the tests, which is installed if there is none. */
export const launchBrowser = async (): Promise<Browser> =>
  chromium.launch({ executablePath: await findBrowser(), args: [...BROWSER_ARGUMENTS] });
