import { WrittenCards } from '@keelstone/ui/card/written-cards.tsx';
import { levelInside, ParagraphHeading } from '@keelstone/ui/sections/paragraph-heading.tsx';
import type { ParagraphProps } from '@keelstone/ui/sections/paragraph-props.ts';
import type { ParagraphSite } from '../paragraph-site.ts';
import { examples } from './cards.examples.ts';
import { cardsMarkdown } from './cards.markdown.ts';
import styles from './cards.module.css';

/** A few cards inside a section. */
export function CardsParagraph({ paragraph, level }: ParagraphProps<'cards'>) {
  const { id, heading, cards } = paragraph;
  return (
    <div className={styles.cards} data-paragraph={id}>
      <ParagraphHeading text={heading} level={level} />
      <WrittenCards cards={cards} level={levelInside(heading, level)} />
    </div>
  );
}

export const cards: ParagraphSite<'cards'> = { View: CardsParagraph, markdown: cardsMarkdown, examples };
