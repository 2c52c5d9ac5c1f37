import { expect, it } from 'vitest';
import { runSoak } from './run-soak.ts';

it('R-5 a short soak serves everything as it should, loses no form, and holds no more memory at its end', async () => {
  const options = { seconds: 10, requestsPerSecond: 40, publishesPerSecond: 2 };
  let told = 0;
  const { trend, failures, requests, publishes, forms } = await runSoak(options, () => {
    told += 1;
  });
  expect(failures).toEqual([]);
  expect([requests > 50, publishes > 2, forms > 0, told]).toEqual([true, true, true, 10]);
  expect(trend).toMatchObject({ isFlat: true });
});
