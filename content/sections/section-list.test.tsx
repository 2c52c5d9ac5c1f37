import { sampleSectionContext } from '@keelstone/ui/sections/section-context.fixture.tsx';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SectionList } from './section-list.site.tsx';
import { SECTION_KINDS } from './sections.model.ts';
import { sectionExamplesOf } from './sections.site.ts';

const examples = SECTION_KINDS.flatMap((kind) =>
  Object.entries(sectionExamplesOf(kind)).map(([name, section]) => ({ kind, name, section })),
);

it.each(examples)('C-5 R-4 shows the $name example of $kind without inline style', ({ section }) => {
  const html = renderToStaticMarkup(<SectionList sections={[section]} context={sampleSectionContext()} />);
  expect(html).toContain(`data-section="${section.id}"`);
  expect(html).not.toContain('style=');
});
