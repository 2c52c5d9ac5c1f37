import { describe, expect, it } from 'vitest';
import { type StickyMeasures, stickyPlace } from './sticky-place.ts';

const STRIP = 53;
const MARGIN = { top: 16, bottom: 16 };
/** At the top of a document of 3000 px. */
const atTop: StickyMeasures = { canStick: true, start: 16, end: 3000, height: STRIP, margin: MARGIN };
/** Below a bar of 40 px. */
const belowBar: StickyMeasures = { ...atTop, start: 56 };
/** With an end in the middle of the document: 16 + 53 + 16 before 1000. */
const halfWay: StickyMeasures = { ...atTop, end: 1000 };
const LAST = 915;

describe('the place of the sticky header', () => {
  it.each<[string, number, StickyMeasures, string]>([
    ['at the top of the document, where its margin is there already', 0, atTop, 'stuck top'],
    ['a pixel further', 1, atTop, 'stuck top'],
    ['far down', 2400, atTop, 'stuck top'],
    ['pulled beyond the top, as phones do', -20, atTop, 'anchored top'],
    ['below a bar, before the bar is gone', 39, belowBar, 'anchored top'],
    ['below a bar, when the bar is gone', 40, belowBar, 'stuck top'],
    ['at the last place where it fits with its margins', LAST, halfWay, 'stuck top'],
    ['a pixel beyond it', LAST + 1, halfWay, 'anchored bottom'],
    ['back again', LAST - 1, halfWay, 'stuck top'],
    ['far beyond it', 2400, halfWay, 'anchored bottom'],
    ['in a document without room for it', 0, { ...atTop, end: 60 }, 'stuck top'],
    ['below medium width, at the top', 0, { ...atTop, canStick: false }, 'unstuck top'],
    ['below medium width, far down', 2400, { ...atTop, canStick: false }, 'unstuck top'],
  ])('U-5 %s', (_, scroll, measures, place) => {
    const { state, edge } = stickyPlace(scroll, measures);
    expect(`${state} ${edge}`).toBe(place);
  });

  it('U-5 keeps its margins as they are set: none above, more below', () => {
    const measures = { ...halfWay, start: 0, margin: { top: 0, bottom: 40 } };
    expect(stickyPlace(0, measures).state).toBe('stuck');
    expect(stickyPlace(1000 - STRIP - 40, measures).state).toBe('stuck');
    expect(stickyPlace(1000 - STRIP - 39, measures)).toEqual({ state: 'anchored', edge: 'bottom' });
  });
});
