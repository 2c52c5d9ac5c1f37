import { describe, expect, it } from 'vitest';
import { cumulativeShift, sumTransfers, totalBlockingTime } from './page-timings.ts';

describe('total blocking time', () => {
  it('is what each task takes beyond 50 ms', () => {
    const longTasks = [
      { at: 1000, duration: 120 },
      { at: 2000, duration: 51 },
    ];
    expect(totalBlockingTime({ longTasks, firstPaint: 500 })).toBe(71);
  });

  it('leaves out what came before the first paint, also of a task that was under way', () => {
    const longTasks = [
      { at: 100, duration: 300 },
      { at: 450, duration: 200 },
    ];
    expect(totalBlockingTime({ longTasks, firstPaint: 500 })).toBe(100);
  });
});

describe('cumulative shift', () => {
  it('is the sum of the worst window', () => {
    const shifts = [
      { at: 100, value: 0.01 },
      { at: 900, value: 0.02 },
      { at: 2500, value: 0.025 },
    ];
    expect(cumulativeShift(shifts)).toBeCloseTo(0.03);
  });

  it('begins a new window after five seconds, and is 0 without shifts', () => {
    const steady = Array.from({ length: 12 }, (_, i) => ({ at: i * 900, value: 0.01 }));
    expect(cumulativeShift(steady)).toBeCloseTo(0.06);
    expect(cumulativeShift([])).toBe(0);
  });
});

describe('transfers', () => {
  const transfers = [
    { url: '/', kind: 'Document', bytes: 10 },
    { url: '/a.avif', kind: 'Image', bytes: 300 },
    { url: '/b.avif', kind: 'Image', bytes: 400 },
    { url: '/q', kind: 'Fetch', bytes: 5 },
  ];

  it('are summed by kind, and without the image that was painted last', () => {
    const sums = sumTransfers(transfers, '/a.avif');
    expect(sums).toMatchObject({ total: 715, withoutMainImage: 415, requests: 4 });
    expect(sums.bytes).toMatchObject({ document: 10, image: 700, other: 5, script: 0 });
  });

  it('are summed without the largest image when a text was painted last', () => {
    expect(sumTransfers(transfers, '').withoutMainImage).toBe(315);
    expect(sumTransfers(transfers.slice(0, 1), '').withoutMainImage).toBe(10);
  });
});
