import { quoteBlock } from '@keelstone/ui/markdown/card-blocks.ts';
import type { ParagraphSite } from '../paragraph-site.ts';

export const quotesMarkdown: ParagraphSite<'quotes'>['markdown'] = ({ quotes }) => quotes.map(quoteBlock);
