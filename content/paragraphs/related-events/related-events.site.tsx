import type { ParagraphProps } from '@keelstone/ui/sections/paragraph-props.ts';
import { fillUp, RelatedList } from '@keelstone/ui/sections/related-list.tsx';
import type { ParagraphSite } from '../paragraph-site.ts';
import { examples } from './related-events.examples.ts';
import { relatedEventsMarkdown } from './related-events.markdown.ts';
import styles from './related-events.module.css';

/** Events chosen by an editor, followed by upcoming ones on the same topics. */
export function RelatedEventsParagraph({ paragraph, level, context }: ParagraphProps<'related_events'>) {
  const { id, heading, events, fillUpTo } = paragraph;
  return (
    <RelatedList
      id={id}
      className={styles.related ?? ''}
      heading={heading ?? context.messages.relatedEvents}
      level={level}
      nodes={fillUp('event', events, fillUpTo, context)}
      context={context}
    />
  );
}

export const relatedEvents: ParagraphSite<'related_events'> = {
  View: RelatedEventsParagraph,
  markdown: relatedEventsMarkdown,
  examples,
};
