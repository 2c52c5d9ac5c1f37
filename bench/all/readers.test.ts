import { expect, it } from 'vitest';
import { readEditors } from '../editors/figures.ts';
import { readFirstStart } from '../first-start/figures.ts';

const named = ({ figures }: ReturnType<typeof readEditors>) =>
  figures.map(({ name, value, noise }) => [name, value, Number(noise.toFixed(3))]);

it('what editors wait for is read with the noise of its rounds', () => {
  const steps = [
    { name: 'dashboard, loaded', p50: 500, p95: 600, p99: 700, noise: 40 },
    // Of a file from before there was noise.
    { name: 'save, draft', p50: 300, p95: 400, p99: 500 },
  ];
  const publishes = [900, 1000, 1200].map((confirmed) => ({ confirmed, onItsPage: 1500, everywhere: 4000 }));
  const uploads = [600, 700, 900].map((usable) => ({ usable, complete: 5000 }));
  expect(named(readEditors(JSON.stringify({ steps, publishes, uploads }), 'editors.json'))).toEqual([
    ['dashboard, loaded', 500, 40],
    ['save, draft', 300, 15],
    ['a published person, confirmed', 1000, 150],
    ['a published person, on its page', 1500, 75],
    ['a published person, on every page that shows it', 4000, 200],
    ['an uploaded photograph, usable', 700, 150],
    ['an uploaded photograph, all sizes', 5000, 250],
  ]);
});

it('a first start is read with what one measurement over a network is worth', () => {
  const seconds = { 'front page with its content': 40, 'second start': 3 };
  const reading = readFirstStart(JSON.stringify({ seconds }), 'first-start.json');
  expect(named(reading)).toEqual([
    ['front page with its content', 40, 6],
    ['second start', 3, 0.45],
  ]);
  expect(reading.charts).toHaveLength(1);
});
