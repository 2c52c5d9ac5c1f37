// Preloaded into the server: reports the memory in use on request. Collects garbage first, so that two readings
// differ only in live memory.
process.on('message', (message) => {
  if (message !== 'memory') return;
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  process.send?.({ memory: { held: heapUsed + external, resident: rss } });
});
