import type { TextListsParagraph } from '@keelstone/editing/payload-types.ts';
import { projectEach } from '@keelstone/editing/projection/project-each.ts';
import type { ProjectParagraph } from '../paragraph-cms.ts';

type ListRow = TextListsParagraph['lists'][number];

/** Left out if the definition was translated, but the term was not. */
const projectItem = (style: ListRow['style'], { title, text }: ListRow['items'][number]) =>
  text && (title || style !== 'terms') ? { title: title || null, text } : null;

export const projectTextLists: ProjectParagraph<'text_lists'> = async (document) => {
  const lists = await projectEach(document.lists, async ({ heading, style, items }) => {
    const projected = await projectEach(items, (item) => projectItem(style, item));
    return projected.length ? { heading: heading || null, style, items: projected } : null;
  });
  return lists.length ? { lists } : null;
};
