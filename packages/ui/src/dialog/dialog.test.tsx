import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';

describe('dialog', () => {
  const html = renderToStaticMarkup(
    <Dialog id="notice" title="Planned <b>" closeLabel="Close">
      <p>Words</p>
    </Dialog>,
  );

  it('U-4 is closed, called after its title, and has a close control with a name', () => {
    expect(html).toMatch(/^<dialog id="notice"[^>]* aria-labelledby="title_notice"/);
    expect(html).not.toMatch(/<dialog[^>]* open/);
    expect(html).toMatch(/<h2[^>]* id="title_notice">Planned &lt;b&gt;<\/h2>/);
    expect(html).toMatch(/<button[^>]* aria-label="Close" data-dialog-close/);
    expect(html).not.toContain('style=');
  });

  it('U-4 closes by a click beside it only when asked to', () => {
    expect(html).not.toContain('data-closes-outside');
    const other = renderToStaticMarkup(
      <Dialog id="notice" title="Title" closeLabel="Close" closesOutside>
        <p>Words</p>
      </Dialog>,
    );
    expect(other).toContain('data-closes-outside');
  });
});
