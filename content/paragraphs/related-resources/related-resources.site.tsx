import type { ParagraphProps } from '@keelstone/ui/sections/paragraph-props.ts';
import { fillUp, RelatedList } from '@keelstone/ui/sections/related-list.tsx';
import type { ParagraphSite } from '../paragraph-site.ts';
import { examples } from './related-resources.examples.ts';
import { relatedResourcesMarkdown } from './related-resources.markdown.ts';
import styles from './related-resources.module.css';

/** Resources chosen by an editor, followed by others on the same topics, on a background of their own. */
export function RelatedResourcesParagraph({
  paragraph,
  level,
  context,
}: ParagraphProps<'related_resources'>) {
  const { id, heading, resources, fillUpTo } = paragraph;
  return (
    <RelatedList
      id={id}
      className={styles.related ?? ''}
      heading={heading ?? context.messages.relatedResources}
      level={level}
      nodes={fillUp('resource', resources, fillUpTo, context)}
      context={context}
    />
  );
}

export const relatedResources: ParagraphSite<'related_resources'> = {
  View: RelatedResourcesParagraph,
  markdown: relatedResourcesMarkdown,
  examples,
};
