'use client';

import { $isLinkNode, createClientFeature, type LinkNode } from '@payloadcms/richtext-lexical/client';
import { $getRoot } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useModal } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/** Of the drawer in which a link gets its target: `drawer_1_lexical-rich-text-link-…`. */
const LINK_DRAWER = 'lexical-rich-text-link-';

/** Longer than the millisecond that Payload waits. */
const AFTER_SAVE_MS = 50;

/** The links of the text that lead nowhere. */
const $linksToNowhere = (): LinkNode[] =>
  $getRoot()
    .getAllTextNodes()
    .map((text) => text.getParent())
    .filter((parent, index, all) => all.indexOf(parent) === index)
    .filter($isLinkNode)
    .filter((link) => !link.getFields().doc && !link.getFields().url);

/** Leaves the words of links that lead nowhere in the text, without the link. */
function $dropLinksToNowhere(): void {
  for (const link of $linksToNowhere()) {
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
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosed) return;
    // *Save* closes the drawer first, and gives the link its target a moment later.
    const timer = setTimeout(() => {
      if (editor.getEditorState().read(() => $linksToNowhere().length > 0))
        editor.update($dropLinksToNowhere);
    }, AFTER_SAVE_MS);
    return () => clearTimeout(timer);
  }, [editor, isOpen]);
  return null;
}

/** No link without a target (C-5). */
export const LinkTargetsFeatureClient = createClientFeature({
  plugins: [{ Component: LinkTargetsPlugin, position: 'normal' }],
});
