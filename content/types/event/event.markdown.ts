import { isOver } from '@keelstone/ui/date/event-time.ts';
import { heading } from '@keelstone/ui/markdown/blocks.ts';
import { references, titled } from '@keelstone/ui/markdown/fact-blocks.ts';
import type { TypeMarkdown } from '../type-site.ts';
import type { PublishedNodeOf } from '../types.model.ts';
import { formatPeriod } from './format-period.site.ts';
import { programmeDays } from './programme.site.tsx';

type Agenda = PublishedNodeOf<'event'>['agenda'];

const entriesOf = (items: Agenda) =>
  items.map(({ time, title, text }) => ({ title: time, text: [title, text].filter(Boolean).join('. ') }));

/** As on the page: with the date of each day, if there are several. */
function programme(node: PublishedNodeOf<'event'>, title: string) {
  const days = programmeDays(node, node.language);
  const isDated = days.length > 1;
  return [
    ...heading(2, isDated ? title : null),
    ...days.flatMap(({ date, items }) => titled(date ?? title, entriesOf(items), isDated ? 3 : 2)),
  ];
}

export const eventMarkdown: TypeMarkdown<'event'> = (node, { messages, addressOf, now }) => ({
  // Nobody can take part any more, as on the page.
  facts: [
    [messages.when, formatPeriod(node, node.language)],
    [messages.where, [node.place, node.address].filter(Boolean).join(', ') || null],
    [messages.takePartOnline, node.onlineUrl && !isOver(node, now) ? addressOf(node.onlineUrl) : null],
    [messages.register, node.registrationUrl && !isOver(node, now) ? addressOf(node.registrationUrl) : null],
    [messages.fee, node.fee],
    [messages.language, node.spokenLanguage],
  ],
  blocks: [
    ...programme(node, messages.programme),
    ...references(messages.speakers, node.speakers, addressOf),
  ],
});
