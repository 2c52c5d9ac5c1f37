'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import DOMPurify from 'dompurify';
import { useEffect } from 'react';
import { cleanClipboardHtml } from './clean-clipboard-html.ts';

/** What editors of this kind copy, which they paste without loss. */
const OWN_FORMAT = 'application/x-lexical-editor';

const parse = (html: string) => new DOMParser().parseFromString(html, 'text/html');

/** The same paste with clean HTML; null if there is nothing to clean. */
function cleanPaste({ clipboardData }: ClipboardEvent): ClipboardEvent | null {
  const html = clipboardData?.getData('text/html');
  if (!html || clipboardData?.types.includes(OWN_FORMAT)) return null;
  const clean = new DataTransfer();
  clean.setData('text/html', cleanClipboardHtml(html, parse, DOMPurify));
  clean.setData('text/plain', clipboardData?.getData('text/plain') ?? '');
  return new ClipboardEvent('paste', { clipboardData: clean, cancelable: true });
}

function CleanPastePlugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const cleaned = new WeakSet<object>();
    return editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        if (!(event instanceof ClipboardEvent) || cleaned.has(event)) return false;
        const clean = cleanPaste(event);
        if (!clean) return false;
        event.preventDefault();
        cleaned.add(clean);
        return editor.dispatchCommand(PASTE_COMMAND, clean);
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
