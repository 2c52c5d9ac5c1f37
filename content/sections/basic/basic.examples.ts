import type { RichTextBlock } from '@keelstone/model';
import { LONGEST, textBlock } from '@keelstone/ui/sections/example-texts.ts';
import { examples as banners } from '../../paragraphs/banners/banners.examples.ts';
import { examples as quotes } from '../../paragraphs/quotes/quotes.examples.ts';
import { examples as textLists } from '../../paragraphs/text-lists/text-lists.examples.ts';
import type { SectionOf } from '../sections.model.ts';

const heading = (text: string): RichTextBlock => ({
  kind: 'heading',
  level: 2,
  children: [{ kind: 'text', text }],
});

/** Examples from the minimum an editor may enter to the maximum. */
export const examples: Record<'shortest' | 'typical' | 'longest', SectionOf<'basic'>> = {
  shortest: { kind: 'basic', id: 'basic-shortest', body: [textBlock('Short.')], paragraphs: [] },
  typical: {
    kind: 'basic',
    id: 'basic-typical',
    body: [
      textBlock('The call came at 16:40 on a Friday, as such calls do.'),
      heading('What the register did not say'),
      textBlock('The register had an owner, a score and a date. It had no telephone number.'),
    ],
    paragraphs: [quotes.typical],
  },
  longest: {
    kind: 'basic',
    id: 'basic-longest',
    body: Array.from({ length: 12 }, () => textBlock(LONGEST)),
    paragraphs: [banners.longest, textLists.longest],
  },
};
