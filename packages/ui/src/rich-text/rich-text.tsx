import type { RichTextBlock, RichText as RichTextTree } from '@keelstone/model';
import { Heading } from '../heading/heading.tsx';
import { below, type HeadingLevel } from '../heading/heading-level.ts';
import { Picture } from '../picture/picture.tsx';
import { headingsOf } from './headings-of.ts';
import { Inlines } from './inlines.tsx';
import styles from './rich-text.module.css';
import { RichTextList } from './rich-text-list.tsx';

type RichTextProps = {
  blocks: RichTextTree;
  hasLead?: boolean;
  /** Level of the highest headings: 2 by default, deeper inside content that has a heading of its own. */
  topLevel?: HeadingLevel;
  /** Gives headings ids, so that a table of contents can link to them (headings-of.ts). At most one text per page. */
  hasAnchors?: boolean;
};

/** An editor's rich text as elements. No part of it is ever treated as markup. */
export function RichText({ blocks, hasLead = false, topLevel = 2, hasAnchors = false }: RichTextProps) {
  if (blocks.length === 0) return null;
  const headings = hasAnchors ? headingsOf(blocks) : null;
  return (
    <div className={hasLead ? `${styles.prose} ${styles.withLead}` : styles.prose}>
      {blocks.map((block, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
        <Block key={position} block={block} topLevel={topLevel} id={headings?.get(block)?.id} />
      ))}
    </div>
  );
}

type BlockProps = { block: RichTextBlock; topLevel: HeadingLevel; id?: string };

function Block({ block, topLevel, id }: BlockProps) {
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
      return (
        <blockquote>
          <p>
            <Inlines inlines={block.children} />
          </p>
        </blockquote>
      );
    case 'rule':
      return <hr />;
    case 'image':
      return (
        <figure>
          <Picture picture={block.image} sizes="(min-width: 64em) 50vw, 100vw" />
          {block.caption && <figcaption>{block.caption}</figcaption>}
        </figure>
      );
    case 'list':
      return <RichTextList list={block} />;
  }
}
