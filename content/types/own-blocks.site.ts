import type { ContentType, NodeReference } from '@keelstone/model';
import { formatLongDate } from '@keelstone/ui/date/format-date.ts';
import { heading, link, list, paragraph, paragraphs, strong } from '@keelstone/ui/markdown/blocks.ts';
import { quoteBlock, referenceList } from '@keelstone/ui/markdown/card-blocks.ts';
import { type AddressOf, mediaBlocks } from '@keelstone/ui/markdown/media-blocks.ts';
import { type Messages, messagesOf } from '@keelstone/ui/messages/messages.ts';
import type { BlockContent } from 'mdast';
import { formatPeriod } from './event/format-period.site.ts';
import type { PublishedNode, PublishedNodeOf } from './types.model.ts';

export type OwnBlocks = {
  /** Short facts, by what they are called; those without a value are left out. */
  facts: [label: string, value: string | null][];
  /** What else the type has, under headings of its own. */
  blocks: BlockContent[];
};

type Around = { messages: Messages; addressOf: AddressOf; date(seconds: number): string };

const titled = (title: string, items: readonly { title: string; text: string }[]): BlockContent[] =>
  items.length === 0
    ? []
    : [...heading(2, title), ...list(items.map((item) => paragraph(strong(item.title), `: ${item.text}`)))];

const lines = (title: string, texts: readonly string[]): BlockContent[] =>
  texts.length === 0 ? [] : [...heading(2, title), ...list(paragraphs(...texts))];

const references = (title: string, nodes: readonly NodeReference[], addressOf: AddressOf): BlockContent[] =>
  nodes.length === 0 ? [] : [...heading(2, title), ...referenceList(nodes, addressOf)];

const names = (nodes: readonly NodeReference[]) => nodes.map(({ title }) => title).join(', ') || null;

const rows = (facts: readonly { label: string; value: string }[]): OwnBlocks['facts'] =>
  facts.map(({ label, value }) => [label, value]);

type OwnBlocksOf<T extends ContentType> = (node: PublishedNodeOf<T>, around: Around) => OwnBlocks;

/** The fields that each type has besides what all have. */
const OWN_BLOCKS: { [T in ContentType]: OwnBlocksOf<T> } = {
  article: (node, { messages, date }) => ({
    facts: [
      [messages.by, names(node.authors)],
      [messages.published, date(node.publishedAt)],
      [messages.reviewed, node.reviewedAt ? date(node.reviewedAt) : null],
    ],
    blocks: lines(messages.keyPoints, node.keyPoints),
  }),
  case_study: (node, { messages, addressOf }) => ({
    facts: [[messages.customer, node.customer], [messages.location, node.location], ...rows(node.facts)],
    blocks: [
      ...titled(
        messages.results,
        node.results.map(({ figure, meaning }) => ({ title: figure, text: meaning })),
      ),
      ...(node.quote ? [quoteBlock(node.quote)] : []),
      ...references(messages.productsUsed, node.products, addressOf),
    ],
  }),
  event: (node, { messages, addressOf }) => ({
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
  }),
  landing_page: (node, { messages }) => ({
    facts: [],
    blocks: [...lines(messages.whatYouGet, node.points), ...(node.quote ? [quoteBlock(node.quote)] : [])],
  }),
  overview_page: (node, { messages, addressOf }) => ({
    facts: [],
    blocks: references(messages.contents, node.children, addressOf),
  }),
  page: () => ({ facts: [], blocks: [] }),
  person: (node, { messages, addressOf }) => ({
    facts: [
      [messages.role, node.role],
      [messages.location, node.location],
      [messages.email, node.email],
    ],
    blocks: node.links.map(({ title, url }) => paragraph(link(title, addressOf(url)))),
  }),
  platform: (node, { messages, addressOf }) => ({
    facts: [],
    blocks: [
      ...titled(
        messages.fitsTogether,
        node.parts.map(({ name, text }) => ({ title: name, text })),
      ),
      ...titled(messages.integrations, node.integrations),
      ...references(messages.standsOn, node.products, addressOf),
    ],
  }),
  product_detail: (node, { messages, addressOf }) => ({
    facts: [
      [messages.partOf, node.suite?.title ?? null],
      [messages.runsOn, node.platform?.title ?? null],
      ...rows(node.facts),
    ],
    blocks: [
      ...titled(messages.capabilities, node.capabilities),
      ...references(messages.toTakeAway, node.resources, addressOf),
    ],
  }),
  product_suite: (node, { messages, addressOf }) => ({
    facts: [[messages.whomToAsk, node.contact?.title ?? null]],
    blocks: [
      ...titled(messages.outcomes, node.outcomes),
      ...references(messages.productsOfSuite, node.products, addressOf),
      ...references(messages.caseStudies, node.caseStudies, addressOf),
    ],
  }),
  resource: (node, { messages, addressOf }) => ({
    facts: [
      [messages.by, names(node.authors)],
      [messages.edition, node.edition],
      [messages.pages, node.pageCount ? String(node.pageCount) : null],
    ],
    blocks: [
      ...(node.asset ? [paragraph(link(node.asset.title, addressOf(node.asset.url)))] : []),
      ...(node.recording ? mediaBlocks({ media: node.recording, caption: null }, addressOf) : []),
    ],
  }),
  solution: (node, { messages, addressOf }) => ({
    facts: [],
    blocks: [
      ...titled(messages.situations, node.situations),
      ...references(messages.whatWeBring, node.products, addressOf),
      ...references(messages.caseStudies, node.caseStudies, addressOf),
      ...references(messages.toTakeAway, node.resources, addressOf),
    ],
  }),
  testimonial: (node, { messages, addressOf }) => ({
    facts: [],
    blocks: [quoteBlock(node), ...references(messages.talkingAbout, node.products, addressOf)],
  }),
};

/** The fields that a node has by its type. */
export function ownBlocks(node: PublishedNode, addressOf: AddressOf): OwnBlocks {
  const { language } = node;
  // The record is complete by its type; what TypeScript cannot see is that `node` is of the type its own field names.
  const make = OWN_BLOCKS[node.type] as OwnBlocksOf<ContentType>;
  const date = (seconds: number) => formatLongDate(seconds, language);
  return make(node, { messages: messagesOf(language), addressOf, date });
}
