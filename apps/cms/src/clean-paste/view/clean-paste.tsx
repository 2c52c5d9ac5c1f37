'use client';

import { $createInlineBlockNode, createClientFeature } from '@payloadcms/richtext-lexical/client';
import { $getRoot, COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import DOMPurify from 'dompurify';
import { useEffect } from 'react';
import { cleanClipboardHtml } from './clean-clipboard-html.ts';
import { FOOTNOTE_MARK, type Footnote } from './footnotes.ts';

/** What editors of this kind copy, which they paste without loss. */
const OWN_FORMAT = 'application/x-lexical-editor';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** The same paste with clean HTML, and the footnotes in it; null if there is nothing to clean. */
function cleanPaste({ clipboardData }: ClipboardEvent, takesNotes: boolean) {
  const pasted = clipboardData?.getData('text/html');
  if (!pasted || clipboardData?.types.includes(OWN_FORMAT)) return null;
  const { html, footnotes } = cleanClipboardHtml(pasted, parse, DOMPurify, takesNotes);
  const clean = new DataTransfer();
  clean.setData('text/html', html);
  clean.setData('text/plain', clipboardData?.getData('text/plain') ?? '');
  return { event: new ClipboardEvent('paste', { clipboardData: clean, cancelable: true }), footnotes };
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
        const clean = cleanPaste(event, editor._nodes.has('inlineBlock'));
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

/** Cleans what is pasted from Word, Google Docs and web pages (C-5). */
export const CleanPasteFeatureClient = createClientFeature({
  plugins: [{ Component: CleanPastePlugin, position: 'normal' }],
});
