import { ParagraphHeading } from '@keelstone/ui/sections/paragraph-heading.tsx';
import type { ParagraphProps } from '@keelstone/ui/sections/paragraph-props.ts';
import type { ParagraphSite } from '../paragraph-site.ts';
import type { ParagraphOf } from '../paragraphs.model.ts';
import { examples } from './text-lists.examples.ts';
import { textListsMarkdown } from './text-lists.markdown.ts';
import styles from './text-lists.module.css';

type List = ParagraphOf<'text_lists'>['lists'][number];
type Item = List['items'][number];

/** Short lists: bullet points, numbered steps, or terms with their definitions. */
export function TextListsParagraph({ paragraph, level }: ParagraphProps<'text_lists'>) {
  return (
    <div className={styles.lists} data-paragraph={paragraph.id}>
      {paragraph.lists.map((list, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lists have no ids, and are rendered once
        <div key={position} className={styles.list}>
          <ParagraphHeading text={list.heading} level={level} />
          <div className={styles.items}>
            <TextList list={list} />
          </div>
        </div>
      ))}
    </div>
  );
}

function TextList({ list: { style, items } }: { list: List }) {
  // If any definition lacks its term, the list is rendered as bullet points.
  if (style === 'terms' && items.every(({ title }) => title)) return <Terms items={items} />;
  const Tag = style === 'steps' ? 'ol' : 'ul';
  return (
    <Tag className={style === 'steps' ? styles.steps : styles.points}>
      {items.map(({ title, text }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: points may repeat, and are rendered once
        <li key={position}>
          {title && <b>{title}</b>}
          {title ? <span>{text}</span> : text}
        </li>
      ))}
    </Tag>
  );
}

function Terms({ items }: { items: Item[] }) {
  return (
    <dl className={styles.terms}>
      {items.map(({ title, text }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: terms may repeat, and are rendered once
        <div key={position}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

export const textLists: ParagraphSite<'text_lists'> = {
  View: TextListsParagraph,
  markdown: textListsMarkdown,
  examples,
};
