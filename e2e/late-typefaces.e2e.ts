import { expect, test } from '@playwright/test';

/** Longer than the first paint takes, so that it happens without the web fonts. */
const LATE_MS = 1500;

/** A navigation word that becomes a pixel wider scores 0.0003, a heading with an additional line 0.02. */
const UNSEEN = 0.001;

/** Cumulative Layout Shift so far, as measured by the browser. */
const OBSERVER = `
  globalThis.shift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
`;

/** Whether the machine has a font that stands in, by its names in `brand.json`. */
const STANDS_IN = `new FontFace('stand-in', 'local("Arial"), local("Liberation Sans")')
  .load().then(() => true, () => false)`;

for (const width of [360, 412, 768, 1280]) {
  test(`the start page stands still when its typefaces come late, ${width} px wide`, async ({ page }) => {
    const stands = await page.evaluate(STANDS_IN);
    test.skip(
      !stands,
      'This machine has neither Arial nor Liberation Sans, which stand in for the typefaces.',
    );
    await page.setViewportSize({ width, height: 800 });
    await page.addInitScript(OBSERVER);
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, LATE_MS));
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'networkidle' });
    // After three frames, what has arrived is painted and counted.
    await page.evaluate(
      `document.fonts.ready.then(() => new Promise((done) => {
         let frames = 3;
         const next = () => (frames-- > 0 ? requestAnimationFrame(next) : done());
         next();
       }))`,
    );
    const set = await page.evaluate(`[...document.fonts].filter(({ status }) => status === 'loaded').length`);
    expect(set).toBeGreaterThanOrEqual(2);
    expect(await page.evaluate('shift')).toBeLessThan(UNSEEN);
  });
}
