import type { ContentReplica } from '@keelstone/content-store';
import type { Language, NodeReference } from '@keelstone/model';
import type { Messages } from '../shell/messages.ts';
import { Card } from '../ui/card/card.tsx';
import { designOf } from './page-designs.ts';

type ReferenceCardProps = {
  reference: NodeReference;
  content: ContentReplica;
  messages: Messages;
  language: Language;
};

/** The card of what a reference names, in the design of its type; what is not published any more still has its title. */
export function ReferenceCard({ reference, content, messages, language }: ReferenceCardProps) {
  const node = content.node(reference.nid, language);
  if (!node) {
    const { path, title, excerpt, type } = reference;
    return <Card url={path} title={title} excerpt={excerpt} label={messages.contentTypes[type]} />;
  }
  const { Card: NodeCard } = designOf(node.type);
  return <NodeCard node={node} messages={messages} language={language} />;
}
