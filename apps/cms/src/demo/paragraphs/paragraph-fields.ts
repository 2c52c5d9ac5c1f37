import type { ParagraphKind } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import type { DemoParagraph } from '@keelstone/seeds';
import type { DemoContext } from '../demo-context.ts';

/** How a paragraph of the demo becomes the CMS's fields, in one language. `id` is that of the paragraph. */
export type ToParagraphFields<K extends ParagraphKind> = (
  paragraph: Extract<DemoParagraph, { kind: K }>,
  id: string,
  context: DemoContext,
) => Record<string, unknown>;
