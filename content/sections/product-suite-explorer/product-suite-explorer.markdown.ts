import { heading, link, paragraph, paragraphs } from '@keelstone/ui/markdown/blocks.ts';
import { referenceList } from '@keelstone/ui/markdown/card-blocks.ts';
import { SECTION_LEVEL, type SectionSite } from '../section-site.ts';

export const productSuiteExplorerMarkdown: SectionSite<'product_suite_explorer'>['markdown'] = (
  { heading: title, text, suites },
  addressOf,
) => [
  ...heading(SECTION_LEVEL, title),
  ...paragraphs(text),
  ...suites.flatMap(({ suite, products }) => [
    ...heading(SECTION_LEVEL + 1, suite.title),
    paragraph(link(suite.title, addressOf(suite.path)), suite.excerpt ? `: ${suite.excerpt}` : ''),
    ...referenceList(products, addressOf),
  ]),
];
