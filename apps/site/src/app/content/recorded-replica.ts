import type { Section } from '@keelstone/content/sections/sections.model.ts';
import { SITE_SETTINGS_KEY, type SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { PublishedNode, PublishedNodeOf } from '@keelstone/content/types/types.model.ts';
import { type ContentType, eventEnd, type Language } from '@keelstone/model';
import { ContentReplica, type Redirect, type RelatedOptions } from '@keelstone/read-model';
import { currentReading } from '../../http/cache/dependencies.ts';
import {
  nodeKey,
  nodesKey,
  pathKey,
  rankingKey,
  referringKey,
  settingKey,
  typeKey,
} from '../../http/cache/surrogate-keys.ts';

/** An event looks different once it has begun, and once it is over. */
function noteMoments(nodes: Iterable<PublishedNode>): void {
  const reading = currentReading();
  if (!reading) return;
  for (const node of nodes) {
    if (node.type !== 'event') continue;
    reading.noteMoment(node.startsAt * 1000);
    reading.noteMoment(eventEnd(node) * 1000);
  }
}

/**
 * The published content, which notes what is read while an answer is made: also what was not there, because its coming
 * changes the answer, too. `changed-keys.ts` has the other half: which of these keys a change concerns.
 */
export class RecordedReplica extends ContentReplica {
  override node(nid: number, language: Language): PublishedNode | null {
    currentReading()?.keys.add(nodeKey(nid, language));
    return noted(super.node(nid, language));
  }

  override nodeAt(path: string): PublishedNode | null {
    const keys = currentReading()?.keys;
    const node = noted(super.nodeAt(path));
    keys?.add(pathKey(path));
    if (node) keys?.add(nodeKey(node.nid, node.language));
    return node;
  }

  override nodes(language: Language): Iterable<PublishedNode> {
    currentReading()?.keys.add(nodesKey(language));
    const nodes = super.nodes(language);
    return currentReading() ? withMoments(nodes) : nodes;
  }

  override nodesOfType<T extends ContentType>(type: T, language: Language): readonly PublishedNodeOf<T>[] {
    currentReading()?.keys.add(typeKey(type, language));
    const nodes = super.nodesOfType(type, language);
    if (type === 'event') noteMoments(nodes);
    return nodes;
  }

  override related(node: PublishedNode, options: RelatedOptions): PublishedNode[] {
    const reading = currentReading();
    if (!reading) return super.related(node, options);
    reading.keys.add(rankingKey(node.language));
    const accepts = (other: PublishedNode) => {
      noteMoments([other]);
      return options.accepts?.(other) ?? true;
    };
    const related = super.related(node, { ...options, accepts });
    for (const each of related) reading.keys.add(nodeKey(each.nid, each.language));
    return related;
  }

  override referringTo(nid: number, language: Language): readonly PublishedNode[] {
    currentReading()?.keys.add(referringKey(nid, language));
    const nodes = super.referringTo(nid, language);
    noteMoments(nodes);
    return nodes;
  }

  override paragraph(id: string, language: Language): Section | null {
    const keys = currentReading()?.keys;
    keys?.add(nodesKey(language)).add(settingKey(SITE_SETTINGS_KEY, language));
    return super.paragraph(id, language);
  }

  override setting(key: string, language: Language): unknown {
    currentReading()?.keys.add(settingKey(key, language));
    return super.setting(key, language);
  }

  override siteSettings(language: Language): SiteSettings | null {
    currentReading()?.keys.add(settingKey(SITE_SETTINGS_KEY, language));
    return super.siteSettings(language);
  }

  override redirect(path: string): Redirect | null {
    currentReading()?.keys.add(pathKey(path));
    return super.redirect(path);
  }
}

function noted<N extends PublishedNode | null>(node: N): N {
  if (node) noteMoments([node]);
  return node;
}

function* withMoments(nodes: Iterable<PublishedNode>): Iterable<PublishedNode> {
  for (const node of nodes) {
    noteMoments([node]);
    yield node;
  }
}
