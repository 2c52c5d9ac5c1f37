// Loaded into the server before its own code: says how much memory is in use, when it is asked to. What could be thrown
// away is thrown away first, so that two figures differ by what is held.
process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ memory: { held: heapUsed + external, resident: rss } });
});
