import { references, titled } from '@keelstone/ui/markdown/fact-blocks.ts';
import type { TypeMarkdown } from '../type-site.ts';
import { formatPeriod } from './format-period.site.ts';

export const eventMarkdown: TypeMarkdown<'event'> = (node, { messages, addressOf }) => ({
  facts: [
    [messages.when, formatPeriod(node, node.language)],
    [messages.where, [node.place, node.address].filter(Boolean).join(', ') || null],
    [messages.takePartOnline, node.onlineUrl],
    [messages.register, node.registrationUrl && addressOf(node.registrationUrl)],
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
