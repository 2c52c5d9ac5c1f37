import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ParagraphList } from './paragraph-list.site.tsx';
import { PARAGRAPH_KINDS } from './paragraphs.model.ts';
import { paragraphExamplesOf } from './paragraphs.site.ts';

const context = sampleSectionContext();

const examples = PARAGRAPH_KINDS.flatMap((kind) =>
  Object.entries(paragraphExamplesOf(kind)).map(([name, paragraph]) => ({ kind, name, paragraph })),
);

it.each(examples)('C-5 R-4 shows the $name example of $kind without inline style', ({ paragraph }) => {
  const html = renderToStaticMarkup(<ParagraphList paragraphs={[paragraph]} level={3} context={context} />);
  expect(html).toContain(`data-paragraph="${paragraph.id}"`);
  expect(html).not.toContain('style=');
});

it('C-5 shows every kind of paragraph, in order', () => {
  const paragraphs = PARAGRAPH_KINDS.flatMap((kind) => paragraphExamplesOf(kind).typical ?? []);
  const html = renderToStaticMarkup(<ParagraphList paragraphs={paragraphs} level={3} context={context} />);
  const shown = [...html.matchAll(/data-paragraph="([^"]+)"/g)].map((match) => match[1]);
  expect(shown).toEqual(paragraphs.map(({ id }) => id));
  expect(shown).toHaveLength(PARAGRAPH_KINDS.length);
});

it('U-9 has no heading above the level of the place it stands in', () => {
  const paragraphs = PARAGRAPH_KINDS.flatMap((kind) => Object.values(paragraphExamplesOf(kind)));
  const html = renderToStaticMarkup(<ParagraphList paragraphs={paragraphs} level={4} context={context} />);
  expect(html).toContain('<h4');
  expect(html).not.toMatch(/<h[123]/);
});

it('C-5 is nothing when nothing was placed', () => {
  expect(renderToStaticMarkup(<ParagraphList paragraphs={[]} level={3} context={context} />)).toBe('');
});
