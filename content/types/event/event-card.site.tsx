import { Card } from '@keelstone/ui/card/card.tsx';
import { isOnline } from '@keelstone/ui/date/event-attendance.ts';
import { DateBlock } from '@keelstone/ui/pages/date-block.tsx';
import type { NodeCardProps } from '@keelstone/ui/pages/node-page-props.ts';

/** The card of an event: its date and place. */
export function EventCard({ node, messages, language }: NodeCardProps<'event'>) {
  return (
    <Card
      url={node.path}
      title={node.title}
      excerpt={node.excerpt}
      label={
        <>
          <span>{messages.contentTypes.event}</span>
          <span>{node.place ?? (isOnline(node) ? messages.online : '')}</span>
        </>
      }
      mark={<DateBlock {...node} language={language} isSmall />}
    />
  );
}
