import { comingUp } from '@keelstone/ui/date/event-time.ts';
import { CardSection } from '@keelstone/ui/pages/card-section.tsx';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { referenceOf } from '@keelstone/ui/pages/reference-of.ts';

const COUNT = 3;

/** For visitors who come too late: events on the same topics, followed by the next other ones; by date. */
export function NextEvents({ page }: { page: PageContext }) {
  const upcoming = comingUp(page.nodesOfType('event'), page.now);
  const related = page.sectionContext.related('event', COUNT, []);
  const inOrderOfChoice = new Set([...related, ...upcoming].map(({ nid }) => nid));
  const chosen = [...inOrderOfChoice].slice(0, COUNT);
  return (
    <CardSection
      references={upcoming.filter(({ nid }) => chosen.includes(nid)).map(referenceOf)}
      heading={page.messages.nextEvents}
      page={page}
    />
  );
}
