import { messagesOf } from '@keelstone/languages/messages.ts';
import type { Language, List, RichTextBlock } from '@keelstone/model';
import { Heading } from '../heading/heading.tsx';
import { below, type HeadingLevel } from '../heading/heading-level.ts';
import { safeUrl } from '../link/safe-url.ts';
import { MediaItem } from '../media-item/media-item.tsx';
import { Picture } from '../picture/picture.tsx';
import { Inlines } from './inlines.tsx';
import styles from './rich-text.module.css';
import { RichTextTable } from './rich-text-table.tsx';
import { Action, Figures } from './text-sections.tsx';

/** A list, including nested lists. */
function RichTextList({ list }: { list: List }) {
  const items = list.items.map((item, position) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
    <li key={position}>
      <Inlines inlines={item.children} />
      {item.list && <RichTextList list={item.list} />}
    </li>
  ));
  return list.ordered ? <ol start={list.start}>{items}</ol> : <ul>{items}</ul>;
}

const SIZES = '(min-width: 64em) 50vw, 100vw';

type Of<Kind extends RichTextBlock['kind']> = { block: Extract<RichTextBlock, { kind: Kind }> };
type BlockProps = {
  block: RichTextBlock;
  topLevel: HeadingLevel;
  language: Language;
  id?: string | undefined;
};

/** One block of a text. */
export function Block({ block, topLevel, language, id }: BlockProps) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
    case 'heading':
      return (
        <Heading level={below(topLevel, block.level - 2)} id={id}>
          <Inlines inlines={block.children} isHeading />
        </Heading>
      );
    case 'quote':
      return <Quote block={block} />;
    case 'rule':
      return <hr />;
    case 'image':
      return (
        <figure>
          <Picture picture={block.image} sizes={SIZES} />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'list':
      return <RichTextList list={block} />;
    case 'table':
      return <RichTextTable table={block} label={messagesOf(language, 'sections').text.table} />;
    case 'callout':
      return <Callout block={block} topLevel={topLevel} language={language} />;
    case 'code':
      return (
        <pre>
          <code data-language={block.language ?? undefined}>{block.code}</code>
        </pre>
      );
    case 'embed': {
      const messages = messagesOf(language, 'sections');
      return <MediaItem item={block.item} messages={messages} language={language} sizes={SIZES} />;
    }
    case 'action':
      return <Action block={block} />;
    case 'figures':
      return <Figures block={block} />;
    default:
      return block satisfies never;
  }
}

function Quote({ block: { children, source } }: Of<'quote'>) {
  const quote = (
    <blockquote>
      <p>
        <Inlines inlines={children} />
      </p>
    </blockquote>
  );
  if (!source) return quote;
  const target = source.url === null ? undefined : safeUrl(source.url);
  return (
    <figure className={styles.quote}>
      {quote}
      <figcaption>{target ? <a href={target}>{source.text}</a> : source.text}</figcaption>
    </figure>
  );
}

type CalloutProps = Of<'callout'> & Pick<BlockProps, 'topLevel' | 'language'>;

function Callout({ block: { tone, title, blocks }, topLevel, language }: CalloutProps) {
  const label = messagesOf(language, 'sections').text.callouts[tone];
  return (
    <div role="note" aria-label={title ?? label} className={styles.callout} data-tone={tone}>
      <p className={styles.calloutLabel}>{label}</p>
      {title && <p className={styles.calloutTitle}>{title}</p>}
      {blocks.map((block, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
        <Block key={position} block={block} topLevel={topLevel} language={language} />
      ))}
    </div>
  );
}
