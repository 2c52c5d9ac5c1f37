'use client';

import { $createInlineBlockNode, createClientFeature } from '@payloadcms/richtext-lexical/client';
import { $getRoot, COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import DOMPurify from 'dompurify';
import { useEffect } from 'react';
import { adaptNodes, type CopiedNode } from './adapt-nodes.ts';
import { cleanClipboardHtml } from './clean-clipboard-html.ts';
import { FOOTNOTE_MARK, type Footnote } from './footnotes.ts';

/** What editors of this kind copy: without loss, if they have the same parts. */
const OWN_FORMAT = 'application/x-lexical-editor';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** The same paste with other content, and the plain text of before. */
function pasteOf(format: string, content: string, former: DataTransfer): ClipboardEvent {
  const clipboardData = new DataTransfer();
  clipboardData.setData(format, content);
  clipboardData.setData('text/plain', former.getData('text/plain'));
  return new ClipboardEvent('paste', { clipboardData, cancelable: true });
}

/** What was copied from an editor, as this one can have it; null if that is the same. */
function adaptCopied(copied: string, isKnown: (type: string) => boolean): string | null {
  try {
    const { nodes, ...more } = JSON.parse(copied) as { nodes: CopiedNode[] };
    const adapted = JSON.stringify({ ...more, nodes: adaptNodes(nodes, isKnown) });
    return adapted === JSON.stringify({ ...more, nodes }) ? null : adapted;
  } catch {
    // Another program's: the editor decides what to do with it.
    return null;
  }
}

/** The same paste with clean content, and the footnotes in it; null if there is nothing to clean. */
function cleanPaste({ clipboardData }: ClipboardEvent, isKnown: (type: string) => boolean) {
  if (!clipboardData) return null;
  if (clipboardData.types.includes(OWN_FORMAT)) {
    const adapted = adaptCopied(clipboardData.getData(OWN_FORMAT), isKnown);
    return adapted === null ? null : { event: pasteOf(OWN_FORMAT, adapted, clipboardData), footnotes: [] };
  }
  const pasted = clipboardData.getData('text/html');
  if (!pasted) return null;
  const { html, footnotes } = cleanClipboardHtml(pasted, parse, DOMPurify, isKnown('inlineBlock'));
  return { event: pasteOf('text/html', html, clipboardData), footnotes };
}

/** Puts footnotes where their marks are. */
function $placeFootnotes(footnotes: readonly Footnote[]): void {
  for (const node of $getRoot().getAllTextNodes()) {
    let rest: typeof node | undefined = node;
    while (rest) {
      const mark: RegExpExecArray | null = FOOTNOTE_MARK.exec(rest.getTextContent());
      if (!mark) break;
      const end = mark.index + mark[0].length;
      const parts = rest.splitText(mark.index, end);
      const marked = mark.index === 0 ? parts[0] : parts[1];
      rest = mark.index === 0 ? parts[1] : parts[2];
      const footnote = footnotes[Number(mark[1])];
      if (footnote)
        marked?.replace(
          $createInlineBlockNode({ ...footnote, blockType: 'footnote', blockName: '', id: '' }),
        );
      else marked?.remove();
    }
  }
}

function CleanPastePlugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const cleaned = new WeakSet<object>();
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!(event instanceof ClipboardEvent) || cleaned.has(event)) return false;
        const clean = cleanPaste(event, (type) => editor._nodes.has(type));
        if (!clean) return false;
        event.preventDefault();
        cleaned.add(clean.event);
        const isPasted = editor.dispatchCommand(PASTE_COMMAND, clean.event);
        // Queued behind the paste, and undone with it.
        if (clean.footnotes.length > 0) editor.update(() => $placeFootnotes(clean.footnotes));
        return isPasted;
      },
      COMMAND_PRIORITY_HIGH,
    );
  }, [editor]);
  return null;
}

/** Cleans what is pasted from Word, Google Docs, web pages, and texts that can have more (C-5). */
export const CleanPasteFeatureClient = createClientFeature({
  plugins: [{ Component: CleanPastePlugin, position: 'normal' }],
});
