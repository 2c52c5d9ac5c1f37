import { isOnline } from '@keelstone/ui/date/event-attendance.ts';
import { isOver } from '@keelstone/ui/date/event-time.ts';
import { heading, paragraphs } from '@keelstone/ui/markdown/blocks.ts';
import { references, titled } from '@keelstone/ui/markdown/fact-blocks.ts';
import type { TypeMarkdown } from '../type-site.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { formatPeriod } from './format-period.site.ts';
import { programmeDays } from './programme.site.tsx';

type Event = PublishedNodeOf<'event'>;
type Agenda = Event['agenda'];
type Context = Parameters<TypeMarkdown<'event'>>[1];

const entriesOf = (items: Agenda) =>
  items.map(({ time, title, text }) => ({ title: time, text: [title, text].filter(Boolean).join('. ') }));

/** As on the page: with the date of each day, if there are several. */
function programme(node: Event, title: string) {
  const days = programmeDays(node, node.language);
  const isDated = days.length > 1;
  return [
    ...heading(2, isDated ? title : null),
    ...days.flatMap(({ date, items }) => titled(date ?? title, entriesOf(items), isDated ? 3 : 2)),
  ];
}

/** As on the page: the link until the event is over, and otherwise that one can take part, or could. */
function online(node: Event, { messages, addressOf, now }: Context): [string, string] {
  if (isOver(node, now)) return [messages.online, messages.alsoOnline];
  return node.onlineUrl
    ? [messages.takePartOnline, addressOf(node.onlineUrl)]
    : [messages.online, messages.canTakePartOnline];
}

/** Says what its page says, which asks nobody to come once the event is over. */
export const eventMarkdown: TypeMarkdown<'event'> = (node, context) => {
  const { messages, addressOf, now } = context;
  const isPast = isOver(node, now);
  return {
    lead: paragraphs(isPast ? messages.pastEvent : null),
    facts: [
      [messages.when, formatPeriod(node, node.language)],
      [messages.where, [node.place, node.address].filter(Boolean).join(', ') || null],
      ...(isOnline(node) ? [online(node, context)] : []),
      [messages.register, node.registrationUrl && !isPast ? addressOf(node.registrationUrl) : null],
      [messages.fee, node.fee],
      [messages.language, node.spokenLanguage],
    ],
    blocks: [
      ...programme(node, messages.programme),
      ...references(messages.speakers, node.speakers, addressOf),
    ],
  };
};
