// Runs before the page's own scripts, and records what page-timings.ts reads (Observed).
{
  const seen = { largestPaint: null, firstPaint: 0, shifts: [], longTasks: [] };
  Object.assign(globalThis, { seen });
  const watch = (type, take) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry);
    }).observe({ type, buffered: true });
  watch('largest-contentful-paint', ({ startTime, url }) => {
    seen.largestPaint = { at: startTime, url };
  });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime;
  });
  watch('layout-shift', ({ startTime, value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shifts.push({ at: startTime, value });
  });
  watch('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ at: startTime, duration });
  });
}
