import { describe, expect, it } from 'vitest';
import { drawLayers } from './draw-layers.mjs';

const draw = (text) =>
  drawLayers(text.split(' ').map((pair) => ({ from: pair.split('>')[0], to: pair.split('>')[1] })));

describe('diagrams of who imports whom', () => {
  it('omit what follows from other arrows', () => {
    expect(draw('a/x>a/y a/y>a/z a/x>a/z')).toBe(
      [
        '```mermaid',
        'flowchart TD',
        '  a_x["x"]',
        '  a_y["y"]',
        '  a_z["z"]',
        '  a_x --> a_y',
        '  a_y --> a_z',
        '```',
      ].join('\n'),
    );
  });

  it('merge boxes with the same arrows', () => {
    expect(draw('a>b a>c b>d c>d')).toContain('  b["b<br>c"]\n');
  });
});
