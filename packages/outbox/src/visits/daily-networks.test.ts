import { expect, it } from 'vitest';
import { DailyNetworks, ENOUGH_NETWORKS } from './daily-networks.ts';

const search = (keyword: string, more = {}) => ({
  day: '2026-11-23',
  language: 'en' as const,
  keyword,
  hasResults: true,
  ...more,
});
const networks = (count: number) => Array.from({ length: count }, (_, place) => `network ${place}`);

it('S-5 a keyword is common from the fifth network on, and each counts once', () => {
  const daily = new DailyNetworks();
  const said = [...networks(4), ...networks(4), ...networks(6)].map(
    (network) => daily.add(search('Risk Register'), network)?.networks ?? null,
  );
  expect(said.filter((count) => count !== null)).toEqual([5, 6]);
  expect(said.indexOf(5)).toBe(12);
});

it('S-5 one network makes nothing common, however often it searches', () => {
  const daily = new DailyNetworks();
  for (let time = 0; time < 1000; time += 1) expect(daily.add(search('buy this'), 'one')).toBeNull();
});

it('S-5 what finds nothing, and what looks personal, is never common', () => {
  const daily = new DailyNetworks();
  for (const network of networks(ENOUGH_NETWORKS)) {
    expect(daily.add(search('harbor', { hasResults: false }), network)).toBeNull();
    expect(daily.add(search('ada@example.com'), network)).toBeNull();
    expect(daily.add(search('policy 123456'), network)).toBeNull();
  }
});

it('S-5 languages and days are counted apart', () => {
  const daily = new DailyNetworks();
  for (const network of networks(4)) daily.add(search('audit'), network);
  expect(daily.add(search('audit', { language: 'de' }), 'fifth')).toBeNull();
  expect(daily.add(search('audit', { day: '2026-11-24' }), 'fifth')).toBeNull();
});

it('S-5 a network that invents keywords does not keep others from being counted', () => {
  const daily = new DailyNetworks();
  for (let word = 0; word < 200_000; word += 1) daily.add(search(`invented ${word % 100_000}`), 'flood');
  const said = networks(ENOUGH_NETWORKS).map((network) => daily.add(search('audit'), network));
  expect(said.at(-1)).toEqual({
    day: '2026-11-23',
    language: 'en',
    keyword: 'audit',
    networks: 5,
    weight: 0,
  });
});

it('S-30 choices are counted by page, with the weight of the first of each network', () => {
  const daily = new DailyNetworks();
  for (const network of networks(4)) daily.add(search('audit'), network, { nid: 1, weight: 2 });
  expect(daily.add(search('audit'), 'fifth', { nid: 2, weight: 5 })).toBeNull();
  expect(daily.add(search('audit'), 'network 1', { nid: 1, weight: 5 })).toBeNull();
  expect(daily.add(search('Audit'), 'fifth', { nid: 1, weight: 3 })).toMatchObject({
    networks: 5,
    weight: 11,
  });
});
