/**
 * Features that tests do without. Chromium takes only the last such list, so it repeats those that Playwright disables
 * for a reason of our tests: routes and HTTP stay as they are, pages are painted at once, nothing is downloaded.
 */
const DISABLED_FEATURES = [
  // The address bar's suggestions are two pages, loaded for every window: half of what opening a window costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

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
  // The headless shell would round the widths of letters to whole pixels, unlike what visitors see.
  '--font-render-hinting=none',
  `--disable-features=${DISABLED_FEATURES.join(',')}`,
] as const;
