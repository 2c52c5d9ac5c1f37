import { Card } from '@keelstone/ui/card/card.tsx';
import { DateText } from '@keelstone/ui/date/date-text.tsx';
import type { NodeCardProps } from '@keelstone/ui/pages/node-page-props.ts';

/** The card of an article: its types, date and excerpt (S-15). */
export function ArticleCard({ node, messages, language }: NodeCardProps<'article'>) {
  const types = node.articleTypes.map(({ label }) => label).join(', ') || messages.contentTypes.article;
  return (
    <Card
      url={node.path}
      title={node.title}
      excerpt={node.excerpt}
      label={
        <>
          <span>{types}</span>
          <DateText seconds={node.publishedAt} language={language} isShort />
        </>
      }
    />
  );
}
