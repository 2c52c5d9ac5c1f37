import { describe, expect, it } from 'vitest';
import { explainCoordinateError } from './coordinate.field.ts';

describe('explainCoordinateError', () => {
  it.each([
    ['latitude', 53.5436, { longitude: 9.9966 }],
    ['latitude', -90, { longitude: 0 }],
    ['longitude', 180, { latitude: 0 }],
    ['latitude', 0, { longitude: 0 }],
    ['latitude', null, { longitude: null }],
    ['longitude', undefined, {}],
  ] as const)('C-5 takes a %s of %s', (name, value, place) => {
    expect(explainCoordinateError(name, value, place)).toBeNull();
  });

  it.each([
    ['latitude', 90.01, 'from −90 to 90'],
    ['latitude', -91, 'from −90 to 90'],
    ['longitude', 180.5, 'from −180 to 180'],
    ['longitude', Number.NaN, 'from −180 to 180'],
    ['latitude', '53,5', 'from −90 to 90'],
  ] as const)('C-5 refuses a %s of %s and says which there are', (name, value, reason) => {
    expect(explainCoordinateError(name, value, { latitude: 1, longitude: 1 })).toContain(reason);
  });

  it('C-5 refuses one without the other, zero being a place', () => {
    expect(explainCoordinateError('longitude', null, { latitude: 0 })).toContain('Give the longitude too');
    expect(explainCoordinateError('latitude', undefined, { longitude: 9.9 })).toContain(
      'Give the latitude too',
    );
  });
});
