import { expect, it } from 'vitest';
import { linkAnchorsOf } from './link-anchors.endpoint.ts';

const heading = (tag: string, ...children: object[]) => ({ type: 'heading', tag, children });
const text = (words: string) => ({ type: 'text', text: words });

it('C-5 lists where links to a page can lead: headings as the page names them, then items and tabs', () => {
  const body = {
    root: {
      children: [
        heading('h2', text('Übung '), text('& Ernst')),
        { type: 'paragraph', children: [text('Words')] },
        heading('h3', text(' ')),
        heading('h3', text('Again'), { type: 'inlineBlock', fields: { text: 'A note' } }),
        heading('h2', text('Again')),
      ],
    },
  };
  const sections = [
    { blockType: 'headline', heading: 'No place' },
    {
      blockType: 'accordion',
      items: [{ title: 'What it costs', anchor: 'what-it-costs' }, { title: 'New' }],
    },
    { blockType: 'tabbed_billboard', tabs: [{ label: 'Claims', anchor: 'claims' }] },
  ];
  expect(linkAnchorsOf({ body, sections })).toEqual([
    { anchor: 'to-übung-ernst', title: 'Übung & Ernst' },
    { anchor: 'to-again', title: 'Again' },
    { anchor: 'to-again-2', title: 'Again' },
    { anchor: 'what-it-costs', title: 'What it costs' },
    { anchor: 'claims', title: 'Claims' },
  ]);
  expect(linkAnchorsOf({})).toEqual([]);
});
