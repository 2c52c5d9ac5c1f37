import { isOver } from '@keelstone/ui/date/event-time.ts';
import { references, titled } from '@keelstone/ui/markdown/fact-blocks.ts';
import type { TypeMarkdown } from '../type-site.ts';
import { formatPeriod } from './format-period.site.ts';

export const eventMarkdown: TypeMarkdown<'event'> = (node, { messages, addressOf, now }) => ({
  // Nobody can take part any more, as on the page.
  facts: [
    [messages.when, formatPeriod(node, node.language)],
    [messages.where, [node.place, node.address].filter(Boolean).join(', ') || null],
    [messages.takePartOnline, isOver(node, now) ? null : node.onlineUrl],
    [messages.register, node.registrationUrl && !isOver(node, now) ? addressOf(node.registrationUrl) : null],
    [messages.fee, node.fee],
    [messages.language, node.spokenLanguage],
  ],
  blocks: [
    ...titled(
      messages.programme,
      node.agenda.map(({ time, title, text }) => ({
        title: time,
        text: [title, text].filter(Boolean).join('. '),
      })),
    ),
    ...references(messages.speakers, node.speakers, addressOf),
  ],
});
