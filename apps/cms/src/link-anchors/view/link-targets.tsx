'use client';

import {
  $isLinkNode,
  createClientFeature,
  type LinkNode,
  TOGGLE_LINK_COMMAND,
} from '@payloadcms/richtext-lexical/client';
import { $getRoot, COMMAND_PRIORITY_HIGH, HISTORY_MERGE_TAG } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useModal } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Of the drawer in which a link gets its target: `drawer_1_lexical-rich-text-link-…`. */
const LINK_DRAWER = 'lexical-rich-text-link-';

/** Longer than the millisecond that Payload waits. */
const AFTER_SAVE_MS = 50;

/** The links of the text, by their keys, and where they lead. */
const $links = (): Map<string, LinkNode> =>
  new Map(
    $getRoot()
      .getAllTextNodes()
      .map((text) => text.getParent())
      .filter($isLinkNode)
      .map((link) => [link.getKey(), link]),
  );

type Fields = ReturnType<LinkNode['getFields']>;
type Target = Partial<Pick<Fields, 'linkType' | 'doc' | 'url'>>;

/** One to a page has `https://` for its address until Payload hands the text to its form. */
const leadsNowhere = ({ linkType, doc, url }: Target): boolean => (linkType === 'internal' ? !doc : !url);

/**
 * Leaves the words of links that the drawer has made, and that lead nowhere, in the text, without the link. Others lead
 * where they led before: Payload takes the target of a link that is among the selected words.
 */
function $dropLinksToNowhere(before: ReadonlyMap<string, Fields>): void {
  for (const [key, link] of $links()) {
    if (!leadsNowhere(link.getFields())) continue;
    const fields = before.get(key);
    if (fields) {
      if (!leadsNowhere(fields)) link.setFields(fields);
      continue;
    }
    for (const child of link.getChildren()) link.insertBefore(child);
    link.remove();
  }
}

/**
 * Payload 3.90.1 makes the words a link before its drawer asks where it leads, and leaves that in the text when the drawer
 * is closed without an answer: a link that leads nowhere, which looks like one until the page is published.
 */
function LinkTargetsPlugin() {
  const [editor] = useLexicalComposerContext();
  const { modalState } = useModal();
  const isOpen = Object.entries(modalState).some(
    ([slug, { isOpen: is }]) => is && slug.includes(LINK_DRAWER),
  );
  const wasOpen = useRef(isOpen);
  /** Where the links led before the drawer made one; null if none is made. */
  const before = useRef<ReadonlyMap<string, Fields>>(null);
  useEffect(
    () =>
      editor.registerCommand(
        TOGGLE_LINK_COMMAND,
        (link) => {
          if (link?.fields && leadsNowhere(link.fields))
            before.current = new Map([...$links()].map(([key, other]) => [key, other.getFields()]));
          return false;
        },
        COMMAND_PRIORITY_HIGH,
      ),
    [editor],
  );
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosed) return;
    // *Save* closes the drawer first, and gives the link its target a moment later.
    const timer = setTimeout(() => {
      const links = before.current;
      before.current = null;
      if (links) editor.update(() => $dropLinksToNowhere(links), { tag: HISTORY_MERGE_TAG });
    }, AFTER_SAVE_MS);
    return () => clearTimeout(timer);
  }, [editor, isOpen]);
  return null;
}

/** No link without a target (C-5). */
export const LinkTargetsFeatureClient = createClientFeature({
  plugins: [{ Component: LinkTargetsPlugin, position: 'normal' }],
});
