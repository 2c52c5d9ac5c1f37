import type { Section } from '@keelstone/content/sections/sections.model.ts';
import { SITE_SETTINGS_KEY, type SiteSettings } from '@keelstone/content/settings/site-settings.model.ts';
import type { PublishedNode, PublishedNodeOf } from '@keelstone/content/types/types.model.ts';
import type { ContentType, Language } from '@keelstone/model';
import type { ChangeNumber, ContentChange, ContentSnapshot, Redirect } from '../contract.ts';
import { NodeReplica } from './node-replica.ts';
import { SectionIndex, SITE_SETTINGS_OWNER } from './section-index.ts';
import { ShownMedia } from './shown-media.ts';
import { SiteSettingsReplica } from './site-settings-replica.ts';
import type { RelatedOptions } from './term-index.ts';

/**
 * Everything that is published, in memory. Feed it from `follow`: `load` a snapshot, then `apply` changes. Both
 * are synchronous, so no request ever sees half a change.
 *
 * Archived nodes are included (C-9): they are served at their paths, and each listing leaves them out itself.
 */
export class ContentReplica {
  #number: ChangeNumber = 0;
  #sections = new SectionIndex();
  #nodes = new NodeReplica([], this.#sections);
  #settings = new Map<string, unknown>();
  #siteSettings = new SiteSettingsReplica();
  #redirects = new Map<string, Redirect>();
  #media = new ShownMedia();

  /** Number of the newest change that has been applied; 0 before the first. */
  get lastNumber(): ChangeNumber {
    return this.#number;
  }

  /** How many nodes are published, counting each language separately. */
  get size(): number {
    return this.#nodes.size;
  }

  /** Replaces the whole content by that of a snapshot. */
  load(snapshot: ContentSnapshot): void {
    this.#sections = new SectionIndex();
    this.#media = new ShownMedia();
    for (const node of snapshot.nodes) this.#media.add(node);
    this.#nodes = new NodeReplica(snapshot.nodes, this.#sections);
    this.#settings = new Map();
    this.#siteSettings = new SiteSettingsReplica();
    for (const { key, language, value } of snapshot.settings) this.#applySetting(key, language, value);
    this.#redirects = new Map(snapshot.redirects.map((redirect) => [redirect.from, redirect]));
    this.#number = snapshot.number;
  }

  /** Applies changes in the given order. Applying the same changes twice is harmless. */
  apply(changes: readonly ContentChange[]): void {
    for (const change of changes) {
      if (change.kind === 'node') this.#applyNode(change.nid, change.language, change.node);
      else if (change.kind === 'setting') this.#applySetting(change.key, change.language, change.value);
      else if (change.kind === 'redirect') this.#applyRedirect(change.from, change.redirect);
      this.#number = Math.max(this.#number, change.number);
    }
  }

  node(nid: number, language: Language): PublishedNode | null {
    return this.#nodes.node(nid, language);
  }

  /** The node at a URL path, language prefix included. */
  nodeAt(path: string): PublishedNode | null {
    return this.#nodes.at(path);
  }

  /** All nodes of a language, in no particular order. */
  nodes(language: Language): Iterable<PublishedNode> {
    return this.#nodes.all(language);
  }

  /** Nodes of one type, newest first: created, then nid, both descending. The array is never modified. */
  nodesOfType<T extends ContentType>(type: T, language: Language): readonly PublishedNodeOf<T>[] {
    return this.#nodes.ofType(type, language) as readonly PublishedNodeOf<T>[];
  }

  /**
   * Nodes in the language of `node` that share product suites, industries or tags with it, best first: rare
   * terms count more than frequent ones, and equal scores are ordered newest first. Excludes the node itself and
   * archived nodes.
   */
  related(node: PublishedNode, options: RelatedOptions): PublishedNode[] {
    return this.#nodes.related(node, options);
  }

  /**
   * Nodes of a language whose own fields (not their sections) refer to the node `nid`, newest first. The array
   * is never modified.
   */
  referringTo(nid: number, language: Language): readonly PublishedNode[] {
    return this.#nodes.referringTo(nid, language);
  }

  /** The section with this id on any page, or among those that the site settings feature in search (S-22). */
  paragraph(id: string, language: Language): Section | null {
    return this.#sections.find(id, language);
  }

  /** The published value of a setting, unvalidated; null if there is none. */
  setting(key: string, language: Language): unknown {
    return this.#settings.get(`${language}:${key}`) ?? null;
  }

  /**
   * Site settings of a language; null if none are published.
   *
   * @throws ValiError if the published value does not fit the model; publish the settings again from the CMS
   */
  siteSettings(language: Language): SiteSettings | null {
    return this.#siteSettings.get(language);
  }

  /** The redirect that starts at a path, if any (C-6). It may lead to another redirect, but never back to itself. */
  redirect(path: string): Redirect | null {
    return this.#redirects.get(path) ?? null;
  }

  /** Whether any published content shows the upload that is served at this path (C-16). */
  showsMedium(path: string): boolean {
    return this.#media.has(path);
  }

  #applyNode(nid: number, language: Language, node: PublishedNode | null): void {
    // Add first: an upload that both versions show must never count as unused.
    this.#media.add(node);
    this.#media.remove(this.#nodes.node(nid, language));
    this.#nodes.replace(nid, language, node);
  }

  #applyRedirect(from: string, redirect: Redirect | null): void {
    if (redirect) this.#redirects.set(from, redirect);
    else this.#redirects.delete(from);
  }

  #applySetting(key: string, language: Language, value: unknown): void {
    this.#media.add(value);
    this.#media.remove(this.setting(key, language));
    if (value === null) this.#settings.delete(`${language}:${key}`);
    else this.#settings.set(`${language}:${key}`, value);
    if (key !== SITE_SETTINGS_KEY) return;
    this.#sections.remove(SITE_SETTINGS_OWNER, language, this.#siteSettings.sections(language));
    this.#siteSettings.set(language, value);
    this.#sections.add(SITE_SETTINGS_OWNER, language, this.#siteSettings.sections(language));
  }
}
