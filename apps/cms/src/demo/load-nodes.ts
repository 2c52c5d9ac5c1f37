import type { ContentType } from '@keelstone/model';
import type { DemoNode } from '@keelstone/seeds';
import type { Payload, RequestContext } from 'payload';
import { LEAVES_DEPENDENTS, LEAVES_PUBLISHING } from '../publish/bulk-loading.ts';
import type { DemoNodes } from './create-nodes.ts';
import type { DemoContext } from './demo-context.ts';
import { loadAsset } from './load-asset.ts';
import type { Pictures } from './load-pictures.ts';
import { picturesOf } from './pictures-of.ts';
import { digestOf } from './stable-id.ts';
import { toDocument } from './to-document.ts';

const REPORT_EVERY = 25;

/** What is needed to fill a node with content. */
export type NodeSources = Omit<DemoContext, 'language' | 'findPicture' | 'addressOf'> & {
  nodes: DemoNodes;
  pictures: Pictures;
};
type Report = (line: string) => void;

/**
 * German first, as a draft; then English in the node's state, in all languages: so each node is published once, and whole. What shows it
 * is projected anew at the end of the load, all at once.
 */
async function fill(payload: Payload, node: DemoNode, id: number, context: Omit<DemoContext, 'language'>) {
  const { state = 'published' } = node;
  const isVisible = state === 'published' || state === 'archived';
  const more = node.type === 'resource' ? await loadAsset(payload, node) : {};
  type Way = { draft: boolean; publishAllLocales?: boolean; context: RequestContext };
  const save = (language: 'en' | 'de', status: Record<string, unknown>, way: Way) =>
    payload.update({
      ...way,
      collection: node.type as ContentType,
      id,
      locale: language,
      data: { ...toDocument(node, { ...context, language }), ...more, ...status } as never,
    });
  if (node.title.de) await save('de', { moderation: 'draft' }, { draft: true, context: LEAVES_PUBLISHING });
  const demoHash = digestOf(node);
  const status = { demoHash, moderation: state, _status: isVisible ? 'published' : 'draft' };
  await save('en', status, { draft: !isVisible, publishAllLocales: isVisible, context: LEAVES_DEPENDENTS });
}

/**
 * Fills the nodes that are new or have changed in the demo. An editor's changes to the others stay.
 *
 * @returns how many were filled: the read model is to be rebuilt when it is not 0
 */
export async function loadNodes(
  payload: Payload,
  demoNodes: readonly DemoNode[],
  { nodes, pictures, ...sources }: NodeSources,
  report: Report,
): Promise<number> {
  const { addressOf, hashOf } = nodes;
  const changed = demoNodes.filter((node) => hashOf(node.key) !== digestOf(node));
  for (const [index, node] of changed.entries()) {
    await pictures.wait(picturesOf(node, { ...sources, addressOf }));
    const context = { ...sources, findPicture: pictures.find, addressOf };
    await fill(payload, node, addressOf(node.key).value, context);
    if ((index + 1) % REPORT_EVERY === 0) report(`Pages: ${index + 1} of ${changed.length} loaded`);
  }
  report(`Pages: ${changed.length} of ${demoNodes.length} loaded`);
  return changed.length;
}
