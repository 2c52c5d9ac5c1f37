import type { Section } from '@keelstone/content/sections/sections.model.ts';
import { SITE_SETTINGS_KEY, type SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { PublishedNode, PublishedNodeOf } from '@keelstone/content/types/types.model.ts';
import { type ContentType, eventEnd, type Language } from '@keelstone/model';
import { ContentReplica, type Redirect, type RelatedOptions } from '@keelstone/read-model';
import { currentDependencies } from '../../http/cache/dependencies.ts';
import { nodeKey, nodesKey, pathKey, rankingKey, referringKey, settingKey, typeKey } from './content-keys.ts';

/** An event is shown differently once it has begun, and once it is over. */
function recordMoments(nodes: Iterable<PublishedNode>): void {
  const dependencies = currentDependencies();
  if (!dependencies) return;
  for (const node of nodes) {
    if (node.type !== 'event') continue;
    dependencies.recordMoment(node.startsAt * 1000);
    dependencies.recordMoment(eventEnd(node) * 1000);
  }
}

/**
 * A replica that records what is read while a response is computed, including lookups that found nothing,
 * because adding the content would change the response, too. `changed-keys.ts` is the counterpart: which of
 * these keys a change affects.
 */
export class RecordedReplica extends ContentReplica {
  override node(nid: number, language: Language): PublishedNode | null {
    currentDependencies()?.keys.add(nodeKey(nid, language));
    return recorded(super.node(nid, language));
  }

  override nodeAt(path: string): PublishedNode | null {
    const keys = currentDependencies()?.keys;
    const node = recorded(super.nodeAt(path));
    keys?.add(pathKey(path));
    if (node) keys?.add(nodeKey(node.nid, node.language));
    return node;
  }

  override nodes(language: Language): Iterable<PublishedNode> {
    currentDependencies()?.keys.add(nodesKey(language));
    const nodes = super.nodes(language);
    return currentDependencies() ? withRecordedMoments(nodes) : nodes;
  }

  override nodesOfType<T extends ContentType>(type: T, language: Language): readonly PublishedNodeOf<T>[] {
    currentDependencies()?.keys.add(typeKey(type, language));
    const nodes = super.nodesOfType(type, language);
    if (type === 'event') recordMoments(nodes);
    return nodes;
  }

  override related(node: PublishedNode, options: RelatedOptions): PublishedNode[] {
    const dependencies = currentDependencies();
    if (!dependencies) return super.related(node, options);
    dependencies.keys.add(rankingKey(node.language));
    const accepts = (other: PublishedNode) => {
      recordMoments([other]);
      return options.accepts?.(other) ?? true;
    };
    const related = super.related(node, { ...options, accepts });
    for (const each of related) dependencies.keys.add(nodeKey(each.nid, each.language));
    return related;
  }

  override referringTo(nid: number, language: Language): readonly PublishedNode[] {
    currentDependencies()?.keys.add(referringKey(nid, language));
    const nodes = super.referringTo(nid, language);
    recordMoments(nodes);
    return nodes;
  }

  override paragraph(id: string, language: Language): Section | null {
    const keys = currentDependencies()?.keys;
    keys?.add(nodesKey(language)).add(settingKey(SITE_SETTINGS_KEY, language));
    return super.paragraph(id, language);
  }

  override setting(key: string, language: Language): unknown {
    currentDependencies()?.keys.add(settingKey(key, language));
    return super.setting(key, language);
  }

  override siteSettings(language: Language): SiteSettings | null {
    currentDependencies()?.keys.add(settingKey(SITE_SETTINGS_KEY, language));
    return super.siteSettings(language);
  }

  override redirect(path: string): Redirect | null {
    currentDependencies()?.keys.add(pathKey(path));
    return super.redirect(path);
  }
}

function recorded<N extends PublishedNode | null>(node: N): N {
  if (node) recordMoments([node]);
  return node;
}

function* withRecordedMoments(nodes: Iterable<PublishedNode>): Iterable<PublishedNode> {
  for (const node of nodes) {
    recordMoments([node]);
    yield node;
  }
}
