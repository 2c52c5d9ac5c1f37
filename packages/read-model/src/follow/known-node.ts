import { PARAGRAPH_KINDS } from '@keelstone/content/paragraphs/paragraphs.model.ts';
import { SECTION_KINDS } from '@keelstone/content/sections/sections.model.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import { isContentType } from '@keelstone/model';

type Part = { kind?: string; paragraphs?: unknown };

/** Called with each kind that is left out. */
export type OnUnknown = (kind: string) => void;

const SECTIONS: ReadonlySet<string> = new Set(SECTION_KINDS);
const PARAGRAPHS: ReadonlySet<string> = new Set(PARAGRAPH_KINDS);

/** A list without the parts of unknown kinds; the same one if there are none, which memory is spared for. */
function known<T>(parts: T[], kinds: ReadonlySet<string>, onUnknown: OnUnknown): T[] {
  const kindOf = (part: T) => String((part as Part | null)?.kind);
  const unknown = parts.filter((part) => !kinds.has(kindOf(part)));
  for (const part of unknown) onUnknown(kindOf(part));
  return unknown.length === 0 ? parts : parts.filter((part) => kinds.has(kindOf(part)));
}

/** The same for the paragraphs of a section, and for those of its items or tabs. */
function withKnownParagraphs<T extends object>(part: T, onUnknown: OnUnknown): T {
  let result = part;
  for (const [name, value] of Object.entries(part)) {
    if (!Array.isArray(value)) continue;
    const kept =
      name === 'paragraphs' ? known(value, PARAGRAPHS, onUnknown) : withKnownInEach(value, onUnknown);
    if (kept !== value) result = { ...result, [name]: kept };
  }
  return result;
}

function withKnownInEach<T>(parts: T[], onUnknown: OnUnknown): T[] {
  const kept = parts.map((part) =>
    Array.isArray((part as Part | null)?.paragraphs)
      ? withKnownParagraphs(part as T & object, onUnknown)
      : part,
  );
  return kept.every((part, index) => part === parts[index]) ? parts : kept;
}

/**
 * A published node as this release can show it. While a release is put in place, and after it was taken back, there is
 * content of kinds that only the other one has: it is left out, because a page without a section is better than none.
 *
 * @returns null for a node of an unknown type
 */
export function knownNode(node: PublishedNode, onUnknown: OnUnknown): PublishedNode | null {
  if (!isContentType(node.type)) {
    onUnknown(String((node as PublishedNode).type));
    return null;
  }
  // Nodes are not validated when they are read (search/server/indexes/index-build.ts of the site).
  if (!Array.isArray(node.sections)) return node;
  const sections = known(node.sections, SECTIONS, onUnknown).map((section) =>
    withKnownParagraphs(section, onUnknown),
  );
  const isWhole =
    sections.length === node.sections.length && sections.every((each, at) => each === node.sections[at]);
  return isWhole ? node : { ...node, sections };
}
