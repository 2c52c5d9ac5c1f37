import type { NodeReference, PublishedNode } from '@keelstone/model';
import type { BlockContent } from 'mdast';
import { formatPeriod } from '../../pages/event/format-period.ts';
import type { Messages } from '../../shell/messages.ts';
import { formatLongDate } from '../../ui/date/format-date.ts';
import { heading, link, list, paragraph, paragraphs, strong } from './blocks.ts';
import { quoteBlock, referenceList } from './card-blocks.ts';
import { type AddressOf, mediaBlocks } from './media-blocks.ts';

export type OwnBlocks = {
  /** Short facts, by what they are called; those without a value are left out. */
  facts: [label: string, value: string | null][];
  /** What else the type has, under headings of its own. */
  blocks: BlockContent[];
};

type Around = { messages: Messages; addressOf: AddressOf };

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

/** The fields that a type has besides what all have. */
export function ownBlocks(node: PublishedNode, { messages, addressOf }: Around): OwnBlocks {
  const date = (seconds: number) => formatLongDate(seconds, node.language);
  switch (node.type) {
    case 'article':
      return {
        facts: [
          [messages.by, names(node.authors)],
          [messages.published, date(node.publishedAt)],
          [messages.reviewed, node.reviewedAt ? date(node.reviewedAt) : null],
        ],
        blocks: lines(messages.keyPoints, node.keyPoints),
      };
    case 'case_study':
      return {
        facts: [[messages.customer, node.customer], [messages.location, node.location], ...rows(node.facts)],
        blocks: [
          ...titled(
            messages.results,
            node.results.map(({ figure, meaning }) => ({ title: figure, text: meaning })),
          ),
          ...(node.quote ? [quoteBlock(node.quote)] : []),
          ...references(messages.productsUsed, node.products, addressOf),
        ],
      };
    case 'event':
      return {
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
      };
    case 'landing_page':
      return {
        facts: [],
        blocks: [...lines(messages.whatYouGet, node.points), ...(node.quote ? [quoteBlock(node.quote)] : [])],
      };
    case 'overview_page':
      return { facts: [], blocks: references(messages.contents, node.children, addressOf) };
    case 'page':
      return { facts: [], blocks: [] };
    case 'person':
      return {
        facts: [
          [messages.role, node.role],
          [messages.location, node.location],
          [messages.email, node.email],
        ],
        blocks: node.links.map(({ title, url }) => paragraph(link(title, addressOf(url)))),
      };
    case 'platform':
      return {
        facts: [],
        blocks: [
          ...titled(
            messages.fitsTogether,
            node.parts.map(({ name, text }) => ({ title: name, text })),
          ),
          ...titled(messages.integrations, node.integrations),
          ...references(messages.standsOn, node.products, addressOf),
        ],
      };
    case 'product_detail':
      return {
        facts: [
          [messages.partOf, node.suite?.title ?? null],
          [messages.runsOn, node.platform?.title ?? null],
          ...rows(node.facts),
        ],
        blocks: [
          ...titled(messages.capabilities, node.capabilities),
          ...references(messages.toTakeAway, node.resources, addressOf),
        ],
      };
    case 'product_suite':
      return {
        facts: [[messages.whomToAsk, node.contact?.title ?? null]],
        blocks: [
          ...titled(messages.outcomes, node.outcomes),
          ...references(messages.productsOfSuite, node.products, addressOf),
          ...references(messages.caseStudies, node.caseStudies, addressOf),
        ],
      };
    case 'resource':
      return {
        facts: [
          [messages.by, names(node.authors)],
          [messages.edition, node.edition],
          [messages.pages, node.pageCount ? String(node.pageCount) : null],
        ],
        blocks: [
          ...(node.asset ? [paragraph(link(node.asset.title, addressOf(node.asset.url)))] : []),
          ...(node.recording ? mediaBlocks({ media: node.recording, caption: null }, addressOf) : []),
        ],
      };
    case 'solution':
      return {
        facts: [],
        blocks: [
          ...titled(messages.situations, node.situations),
          ...references(messages.whatWeBring, node.products, addressOf),
          ...references(messages.caseStudies, node.caseStudies, addressOf),
          ...references(messages.toTakeAway, node.resources, addressOf),
        ],
      };
    case 'testimonial':
      return {
        facts: [],
        blocks: [quoteBlock(node), ...references(messages.talkingAbout, node.products, addressOf)],
      };
  }
}
