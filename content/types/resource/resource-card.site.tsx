import { Card } from '@keelstone/ui/card/card.tsx';
import { DateText } from '@keelstone/ui/date/date-text.tsx';
import type { NodeCardProps } from '@keelstone/ui/pages/node-page-props.ts';
import { TermNames } from '@keelstone/ui/tag/term-names.tsx';

/** The card of a resource (S-15). If it links to its file, the file opens in a new tab, and the card says so. */
export function ResourceCard({ node, messages, language }: NodeCardProps<'resource'>) {
  const file = node.linksToAsset ? node.asset : null;
  return (
    <Card
      url={file?.url ?? node.path}
      newTabHint={file ? messages.opensInNewTab : undefined}
      title={node.title}
      excerpt={node.excerpt}
      label={
        <>
          <span>
            <TermNames terms={node.resourceTypes} fallback={messages.contentTypes.resource} />
          </span>
          <DateText seconds={node.created} language={language} isShort />
        </>
      }
    />
  );
}
