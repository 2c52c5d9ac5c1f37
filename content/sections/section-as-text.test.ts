import { richTextSchema, richTextToPlainText } from '@keelstone/model';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { sectionCmsOf } from './sections.cms.ts';
import { SECTION_KINDS, sectionToPlainText } from './sections.model.ts';
import { sectionExamplesOf } from './sections.site.ts';

const linesOf = (text: string) => text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim());

describe('a section inside a text', () => {
  it('C-5 can be of any kind but a form', () => {
    expect(SECTION_KINDS.filter((kind) => !sectionCmsOf(kind).asText)).toEqual(['form_bar']);
  });

  it.each(SECTION_KINDS.filter((kind) => sectionCmsOf(kind).asText))(
    'C-5 S-3 says all that %s says, in blocks of a text, with headings in order',
    (kind) => {
      for (const [name, section] of Object.entries(sectionExamplesOf(kind))) {
        const text = sectionCmsOf(kind).asText?.(section) ?? [];
        expect(v.is(richTextSchema, text), name).toBe(true);
        const said = richTextToPlainText(text);
        for (const line of linesOf(sectionToPlainText(section))) expect(said, name).toContain(line);
        const levels = text.flatMap((block) => (block.kind === 'heading' ? block.level : []));
        const jumps = levels.filter((level, index) => level > (levels[index - 1] ?? 3) + 1);
        expect(jumps, name).toEqual([]);
      }
    },
  );
});
