import { DateText } from '@keelstone/ui/date/date-text.tsx';
import { isOver } from '@keelstone/ui/date/event-time.ts';
import { HeadedSection } from '@keelstone/ui/pages/headed-section.tsx';
import type { PageContext } from '@keelstone/ui/pages/node-page-props.ts';
import { RuledWorks } from './ruled-works.site.tsx';

/** Maximum number of past events. */
const MOST_PAST = 4;

/** Events at which a person speaks: upcoming ones, earliest first, followed by the latest past ones. */
export function Appearances({ name, page }: { name: string; page: PageContext }) {
  const { messages, language, now } = page;
  const events = page.referring('event').toSorted((a, b) => b.startsAt - a.startsAt);
  const toCome = events.filter((event) => !isOver(event, now)).reverse();
  const past = events.filter((event) => isOver(event, now)).slice(0, MOST_PAST);
  if (events.length === 0) return null;
  const works = [...toCome, ...past].map((event) => ({
    key: event.nid,
    title: event.title,
    url: event.path,
    date: <DateText seconds={event.startsAt} timeZone={event.timeZone} language={language} />,
    kind: isOver(event, now) ? messages.past : (event.place ?? messages.online),
  }));
  return (
    <HeadedSection heading={messages.speaksAt(name)}>
      <RuledWorks works={works} />
    </HeadedSection>
  );
}
