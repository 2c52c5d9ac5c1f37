import type { RichTextBlock, RichText as RichTextTree } from '@keelstone/model';
import { Picture } from '../picture/picture.tsx';
import { Inlines } from './inlines.tsx';
import styles from './rich-text.module.css';
import { RichTextList } from './rich-text-list.tsx';

/** What an editor wrote, as elements. Nothing of it is ever taken as markup. */
export function RichText({ blocks, hasLead = false }: { blocks: RichTextTree; hasLead?: boolean }) {
  if (blocks.length === 0) return null;
  return (
    <div className={hasLead ? `${styles.prose} ${styles.withLead}` : styles.prose}>
      {blocks.map((block, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
        <Block key={position} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: RichTextBlock }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <Inlines inlines={block.children} />
        </p>
      );
    case 'heading': {
      const Heading = `h${block.level}` as const;
      return (
        <Heading>
          <Inlines inlines={block.children} />
        </Heading>
      );
    }
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
