import { describe, expect, it } from 'vitest';
import { drawBars } from './bar-chart.ts';
import { drawGrowth } from './growth-chart.ts';
import { shortNumber } from './svg.ts';

const widthsIn = (svg: string) =>
  [...svg.matchAll(/<rect x="16"[^>]* width="([\d.]+)"/g)].map(([, width]) => Number(width));

describe('bars', () => {
  const bar = (label: string, value: number, isOurs = false) => ({ label, value, isOurs });

  it('are as long as their values, ours in a colour of their own, and all of it is in words, too', () => {
    const svg = drawBars({ title: 'Speed & size', unit: 'ms', bars: [bar('a <b>', 10, true), bar('c', 40)] });
    const [own, peer] = widthsIn(svg) as [number, number];
    expect(peer / own).toBeCloseTo(4, 1);
    expect(svg.match(/var\(--a\)"/g)).toHaveLength(1);
    expect(svg).toContain('<title id="title">Speed &amp; size</title>');
    expect(svg).toContain('ms. a &lt;b&gt;: 10; c: 40.');
    expect(svg).not.toContain('<b>');
  });

  it('have a logarithmic scale if the longest would hide the shortest, and say so', () => {
    const svg = drawBars({
      title: 'Rates',
      unit: 'requests/s',
      bars: [bar('a', 10), bar('b', 100), bar('c', 10_000)],
    });
    const [a, b, c] = widthsIn(svg) as [number, number, number];
    expect((c - b) / (b - a)).toBeCloseTo(2, 1);
    expect(svg).toContain('requests/s, logarithmic scale');
  });

  it('are drawn for nothing and for zero', () => {
    expect(drawBars({ title: 'None', unit: 'ms', bars: [] })).toContain('None');
    expect(drawBars({ title: 'Zero', unit: 'ms', bars: [bar('a', 0), bar('b', 5)] })).not.toContain('NaN');
  });
});

describe('curves of growth', () => {
  const points = (...values: [number, number][]) => values.map(([x, y]) => ({ x, y }));
  const drawn = drawGrowth({
    title: 'Ready after',
    unit: 'Seconds',
    of: 'nodes',
    curves: [
      { name: 'linear', points: points([100, 1], [1000, 10], [10_000, 100]) },
      { name: 'none', points: points([100, 0]) },
      { name: 'flat', points: points([100, 2], [10_000, 2]) },
    ],
  });
  const lines = [...drawn.matchAll(/<polyline points="([^"]*)"/g)].map(([, list]) =>
    String(list)
      .split(' ')
      .map((point) => point.split(',').map(Number) as [number, number]),
  );

  it('are straight where growth is linear, level where there is none, and have only points above zero', () => {
    expect(lines).toHaveLength(2);
    const [[first, second, third], flat] = lines as [[number, number][], [number, number][]];
    expect((second?.[1] as number) - (first?.[1] as number)).toBeCloseTo(
      (third?.[1] as number) - (second?.[1] as number),
      0,
    );
    expect(flat[0]?.[1]).toBe(flat[1]?.[1]);
    expect(drawn).not.toMatch(/NaN|Infinity/);
  });

  it('have all points in words, and a dotted line of linear growth along the linear one', () => {
    expect(drawn).toContain(
      'Seconds by nodes. linear: 1 at 100, 10 at 1,000, 100 at 10,000; flat: 2 at 100, 2 at 10,000.',
    );
    const [[x1, y1], , [x2, y2]] = lines[0] as [[number, number], [number, number], [number, number]];
    expect(drawn).toContain(
      `<line class="linear" x1="${x1.toFixed(1)}" y1="${y1.toFixed(1)}" x2="${x2.toFixed(1)}" y2="${y2.toFixed(1)}"/>`,
    );
  });

  it('are drawn for nothing, and for one point', () => {
    const one = { title: 'One', unit: 's', of: 'nodes', curves: [{ name: 'a', points: points([20, 3]) }] };
    expect(drawGrowth(one)).not.toMatch(/NaN|Infinity/);
    expect(drawGrowth({ ...one, curves: [] })).not.toMatch(/NaN|Infinity/);
  });
});

it('numbers have three digits, and thousands are separated', () => {
  expect([0, 0.01234, 1.5, 99.96, 123.4, 12345].map(shortNumber)).toEqual([
    '0',
    '0.0123',
    '1.5',
    '100',
    '123',
    '12,345',
  ]);
});
