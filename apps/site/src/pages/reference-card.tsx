import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { typeSiteOf } from '@keelstone/content/types/types.site.ts';
import { messagesOf } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model';
import { Hyphenation } from '@keelstone/ui/breakable/hyphenation.ts';
import { Card } from '@keelstone/ui/card/card.tsx';
import { CardLevel, CardPictures } from '@keelstone/ui/card/card-context.ts';
import { siteZone } from '@keelstone/ui/date/site-zone.ts';
import type { LocalizedLink } from '@keelstone/ui/link/localized-link.ts';
import { LRUCache } from 'lru-cache';
import { useContext } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { RenderedPart } from '../shell/cached-part.tsx';
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

/**
 * The HTML of the cards that were shown last, with the nodes that they are of: many pages show the same ones. A node that is
 * published again is another object.
 */
const rendered = new LRUCache<string, { node: PublishedNode; html: string }>({ max: 2000 });

function CardOf({ link, node, language }: ReferenceCardProps) {
  const { path, title, excerpt, type } = link;
  const messages = messagesOf(language);
  const level = useContext(CardLevel);
  const hasPictures = useContext(CardPictures);
  const hyphenate = useContext(Hyphenation);
  if (!node) return <Card url={path} title={title} excerpt={excerpt} label={messages.contentTypes[type]} />;
  const key = [node.nid, language, level, hasPictures, siteZone(), path].join(' ');
  const known = rendered.get(key);
  if (known?.node === node) return <RenderedPart html={known.html} />;
  const { Card: NodeCard } = typeSiteOf(node.type);
  const html = renderToStaticMarkup(
    <Hyphenation value={hyphenate}>
      <CardLevel value={level}>
        <CardPictures value={hasPictures}>
          <NodeCard node={{ ...node, path }} messages={messages} language={language} />
        </CardPictures>
      </CardLevel>
    </Hyphenation>,
  );
  rendered.set(key, { node, html });
  return <RenderedPart html={html} />;
}
