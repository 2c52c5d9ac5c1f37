/**
 * Arguments of all browsers for tests, benchmarks and screenshots: without a sandbox, and without background
 * traffic.
 */
export const BROWSER_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
] as const;
