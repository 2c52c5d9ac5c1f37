import { Card } from '@keelstone/ui/card/card.tsx';
import { DateText } from '@keelstone/ui/date/date-text.tsx';
import type { NodeCardProps } from '@keelstone/ui/pages/node-page-props.ts';
import { TermNames } from '@keelstone/ui/tag/term-names.tsx';

/** The card of an article: its types, date and excerpt (S-15). */
export function ArticleCard({ node, messages, language }: NodeCardProps<'article'>) {
  return (
    <Card
      url={node.path}
      title={node.title}
      excerpt={node.excerpt}
      label={
        <>
          <span>
            <TermNames terms={node.articleTypes} fallback={messages.contentTypes.article} />
          </span>
          <DateText seconds={node.publishedAt} language={language} isShort />
        </>
      }
    />
  );
}
