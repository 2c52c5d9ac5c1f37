import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { typeSiteOf } from '@keelstone/content/types/types.site.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model';
import { Hyphenation } from '@keelstone/ui/breakable/hyphenation.ts';
import { Card } from '@keelstone/ui/card/card.tsx';
import type { LocalizedLink } from '@keelstone/ui/link/localized-link.ts';
import { softHyphensOf } from '../shell/soft-hyphens.ts';
import styles from './reference-card.module.css';

type ReferenceCardProps = {
  link: LocalizedLink;
  /** The target; null if it is no longer published. */
  node: PublishedNode | null;
  /** Language of the page. */
  language: Language;
};

/**
 * The card of a referenced node, in the design of its type. Says so if the node is in another language than the
 * page.
 */
export function ReferenceCard({ link, node, language: pageLanguage }: ReferenceCardProps) {
  const { language = pageLanguage, remark } = link;
  const card = <CardOf link={link} node={node} language={language} />;
  if (language === pageLanguage) return card;
  return (
    <div className={styles.foreign} lang={language}>
      <Hyphenation value={softHyphensOf(language)}>{card}</Hyphenation>
      {remark && (
        <p className={styles.remark} lang={pageLanguage}>
          {remark}
        </p>
      )}
    </div>
  );
}

function CardOf({ link, node, language }: ReferenceCardProps) {
  const { path, title, excerpt, type } = link;
  const messages = messagesOf(language);
  if (!node) return <Card url={path} title={title} excerpt={excerpt} label={messages.contentTypes[type]} />;
  const { Card: NodeCard } = typeSiteOf(node.type);
  return <NodeCard node={{ ...node, path }} messages={messages} language={language} />;
}
