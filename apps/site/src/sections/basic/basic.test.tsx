import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './basic.examples.ts';
import { BasicSection } from './basic.tsx';

const render = (section: (typeof examples)['typical']) =>
  renderToStaticMarkup(<BasicSection section={section} />);

describe('basic section', () => {
  it.each(Object.entries(examples))('C-5 renders its %s example without inline style', (_, example) => {
    const html = render(example);
    expect(html).toContain(`data-section="${example.id}"`);
    expect(html).not.toContain('style=');
  });

  it('C-5 shows every paragraph and heading of its text', () => {
    const html = render(examples.typical);
    expect(html.match(/<p>/g)).toHaveLength(2);
    expect(html).toContain('<h2>What the register did not say</h2>');
  });
});
