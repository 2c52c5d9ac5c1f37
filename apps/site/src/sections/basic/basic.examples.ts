import type { RichTextBlock, SectionOf } from '@keelstone/model';

const LONGEST =
  'Betriebsunterbrechungsversicherungsbedingungen und Lieferkettensorgfaltspflichtengesetz: was ein Vorfall über beide sagt';
const paragraph = (text: string): RichTextBlock => ({
  kind: 'paragraph',
  children: [{ kind: 'text', text }],
});
const heading = (text: string): RichTextBlock => ({
  kind: 'heading',
  level: 2,
  children: [{ kind: 'text', text }],
});

/** From the least an editor may give to the most. */
export const examples: Record<'shortest' | 'typical' | 'longest', SectionOf<'basic'>> = {
  shortest: { kind: 'basic', id: 'basic-shortest', body: [paragraph('Short.')] },
  typical: {
    kind: 'basic',
    id: 'basic-typical',
    body: [
      paragraph('The call came at 16:40 on a Friday, as such calls do.'),
      heading('What the register did not say'),
      paragraph('The register had an owner, a score and a date. It had no telephone number.'),
    ],
  },
  longest: { kind: 'basic', id: 'basic-longest', body: Array.from({ length: 12 }, () => paragraph(LONGEST)) },
};
