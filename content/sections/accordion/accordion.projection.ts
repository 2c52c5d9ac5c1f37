import { projectEach } from '@keelstone/editing/projection/project-each.ts';
import { projectRichText } from '@keelstone/editing/projection/rich-text/project-rich-text.ts';
import { projectParagraphs } from '../../paragraphs/project-paragraphs.ts';
import type { ProjectSection } from '../section-cms.ts';

export const projectAccordion: ProjectSection<'accordion'> = async (document, context) => {
  const items = await projectEach(document.items, async ({ title, anchor, ...item }) => {
    if (!title) return null;
    const body = await projectRichText(item.body, context);
    const paragraphs = await projectParagraphs(item.paragraphs, context);
    // An item without content would disappoint whoever opens it.
    if (!body.length && !paragraphs.length) return null;
    const isDisabled = item.isDisabled === true;
    return { anchor: anchor ?? '', title, body, paragraphs, ...(isDisabled && { isDisabled }) };
  });
  if (items.length === 0) return null;
  return {
    heading: document.heading || null,
    items,
    allowsSeveralOpen: Boolean(document.allowsSeveralOpen),
    allowsAllClosed: Boolean(document.allowsAllClosed),
    ignoresAddress: Boolean(document.ignoresAddress),
    addsToHistory: Boolean(document.addsToHistory),
  };
};
