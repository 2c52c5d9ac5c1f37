import { describe, expect, it } from 'vitest';
import { joinRules, splitStylesheet } from './split-stylesheet.ts';

const LAYERS = '@layer base, ui;';
const CARD = '._card_ab1cd_2{content:"}";}';
const WIDE = '@media (width>=40em){._card_ab1cd_2 ._title_ab1cd_9{color:red}}';
const TURN = '@keyframes _turn_xy2zw_7{to{rotate:1turn}}';

describe('a stylesheet', () => {
  it('R-2 is cut into its rules, with the layer and the CSS modules of each', () => {
    const css = `/* { */${LAYERS}@layer base{html{color:red}}@layer ui{${CARD}${WIDE}${TURN}.frame{color:red}}`;
    expect(splitStylesheet(css)).toEqual([
      { layer: null, css: LAYERS, modules: [] },
      { layer: 'base', css: 'html{color:red}', modules: [] },
      { layer: 'ui', css: CARD, modules: ['ab1cd'] },
      { layer: 'ui', css: WIDE, modules: ['ab1cd'] },
      { layer: 'ui', css: TURN, modules: ['xy2zw'] },
      { layer: 'ui', css: '.frame{color:red}', modules: [] },
    ]);
  });

  it('R-2 is the same when nothing is left out', () => {
    const css = `${LAYERS}@layer base{html{color:red}}@layer ui{${CARD}${WIDE}}@font-face{font-family:"A"}`;
    expect(joinRules(splitStylesheet(css))).toBe(css);
  });
});
