import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { examples } from './form-bar.examples.ts';
import { FormBarSection } from './form-bar.site.tsx';

const context = sampleSectionContext();
const render = (section: (typeof examples)['typical']) =>
  renderToStaticMarkup(<FormBarSection section={section} context={context} />);

describe('form_bar section', () => {
  it('C-8 sends its form to the form’s own address, named by the heading', () => {
    const html = render(examples.typical);
    expect(html).toContain('action="/forms/1" method="post"');
    expect(html).toContain('aria-labelledby="form-bar-typical-heading"');
    expect(html).toMatch(/<h2[^>]* id="form-bar-typical-heading"/);
  });

  it('U-9 prints neither the form nor what introduces it', () => {
    const outside = render(examples.typical).replaceAll(
      /<(div|form)\b[^>]* data-print="no"[\s\S]*?<\/\1>/g,
      '',
    );
    expect(outside).not.toMatch(/<(?:h2|p|form)\b/);
  });

  it('C-8 shows a submission that came back, and only in the form it came from', () => {
    const returned = {
      view: 'form-bar-typical',
      values: { name: 'Ada' },
      errors: { email: 'missing' as const },
    };
    const forms = { page: '/contact', returned };
    const html = renderToStaticMarkup(
      <>
        <FormBarSection section={examples.typical} context={{ ...context, forms }} />
        <FormBarSection section={{ ...examples.typical, id: 'other' }} context={{ ...context, forms }} />
      </>,
    );
    expect(html.match(/role="alert"/g)).toHaveLength(1);
    expect(html.match(/value="Ada"/g)).toHaveLength(1);
  });
});
