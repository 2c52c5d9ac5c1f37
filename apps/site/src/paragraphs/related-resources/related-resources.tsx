import type { ParagraphProps } from '../paragraph-props.ts';
import { RelatedList } from '../related-list.tsx';
import { fillUp } from '../related-nodes.ts';
import styles from './related-resources.module.css';

/** Resources an editor chose, then others about the same things: on a ground of their own, to take away. */
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
