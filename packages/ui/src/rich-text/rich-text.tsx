import { messagesOf } from '@keelstone/languages/messages.ts';
import { footnotesOf, headingsOf, type Language, type RichText as RichTextTree } from '@keelstone/model';
import { useId } from 'react';
import type { HeadingLevel } from '../heading/heading-level.ts';
import { FootnoteList, Footnotes } from './footnotes.tsx';
import styles from './rich-text.module.css';
import { Block } from './rich-text-block.tsx';

type RichTextProps = {
  blocks: RichTextTree;
  /** Language of the text, and of what is said around it. */
  language: Language;
  hasLead?: boolean;
  /** Level of the highest headings: 2 by default, deeper inside content that has a heading of its own. */
  topLevel?: HeadingLevel;
  /** Gives headings ids, so that a table of contents can link to them (headings-of.ts). At most one text per page. */
  hasAnchors?: boolean;
};

/** An editor's rich text as elements. No part of it is ever treated as markup. */
export function RichText({
  blocks,
  language,
  hasLead = false,
  topLevel = 2,
  hasAnchors = false,
}: RichTextProps) {
  const id = useId();
  if (blocks.length === 0) return null;
  const headings = hasAnchors ? headingsOf(blocks) : null;
  const footnotes = { id, notes: footnotesOf(blocks), messages: messagesOf(language, 'sections').text };
  return (
    <div className={hasLead ? `${styles.prose} ${styles.withLead}` : styles.prose}>
      <Footnotes value={footnotes}>
        {blocks.map((block, position) => (
          <Block
            // biome-ignore lint/suspicious/noArrayIndexKey: rendered once, on the server
            key={position}
            block={block}
            topLevel={topLevel}
            language={language}
            id={headings?.get(block)?.id}
          />
        ))}
      </Footnotes>
      <FootnoteList {...footnotes} />
    </div>
  );
}
