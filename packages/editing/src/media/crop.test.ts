import { describe, expect, it } from 'vitest';
import { cropOf, focusOf, frameOf } from './crop.ts';

const image = { filename: 'ridge-1a2b3c4d.jpg', width: 2000, height: 1000, focalX: 25, focalY: 50 };
const crop = { x: 100, y: 200, width: 800, height: 600 };

describe('the part of a picture that is shown', () => {
  it('C-4 has a file of its own, named by the part', () => {
    expect(frameOf(image)).toEqual({ filename: 'ridge-1a2b3c4d.jpg', width: 2000, height: 1000 });
    expect(frameOf({ ...image, crop })).toEqual({
      filename: 'ridge-1a2b3c4d-crop-100-200-800-600.jpg',
      width: 800,
      height: 600,
    });
  });

  it('C-4 keeps the focal point where it is in the picture, or at the nearest edge', () => {
    expect(focusOf(image)).toEqual({ x: 25, y: 50 });
    expect(focusOf({ ...image, crop })).toEqual({ x: 50, y: 50 });
    expect(focusOf({ ...image, focalX: 90, focalY: 1, crop })).toEqual({ x: 100, y: 0 });
    expect(focusOf({})).toEqual({ x: 50, y: 50 });
  });

  it.each([
    null,
    'all',
    {},
    { ...crop, x: -1 },
    { ...crop, x: 1.5 },
    { ...crop, width: 31 },
    { ...crop, x: 1201 },
    { ...crop, height: 801 },
  ])('C-4 is the whole picture for %j', (wrong) => {
    expect(cropOf({ ...image, crop: wrong })).toBeNull();
    expect(frameOf({ ...image, crop: wrong })?.filename).toBe('ridge-1a2b3c4d.jpg');
  });
});
