'use client';

import { createClientFeature, InlineBlockNode } from '@payloadcms/richtext-lexical/client';
import { type EditorState, HISTORY_MERGE_TAG } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect, useRef, useState } from 'react';
import { watchText } from '../../admin/unsaved/settled-texts.ts';
import { keepRepeatable } from './keep-repeatable.ts';
import { returnToText } from './return-to-text.ts';

/** Longer than the half second after which Payload hands a text to its form at the latest. */
const HANDED_OVER_MS = 1000;

const whenIdle = (then: () => void) =>
  // Safari has no such callback; there Payload waits for a tenth of a second.
  'requestIdleCallback' in window
    ? requestIdleCallback(then, { timeout: HANDED_OVER_MS })
    : setTimeout(then, 200);

/**
 * Knows whether the form has what was typed: Payload 3.90.1 hands a text to its form when the browser is idle, and a
 * save before that would go without the last words. Idle callbacks run in turn, so ours runs after Payload's.
 */
function TextInStepPlugin() {
  const [editor] = useLexicalComposerContext();
  const typed = useRef<EditorState>(undefined);
  const [watched] = useState(watchText);
  const [handedOver, setHandedOver] = useState<EditorState>();
  useEffect(
    () =>
      editor.registerUpdateListener(({ editorState, dirtyElements, dirtyLeaves, prevEditorState, tags }) => {
        const isSame = dirtyElements.size === 0 && dirtyLeaves.size === 0;
        if (isSame || prevEditorState.isEmpty() || tags.has(HISTORY_MERGE_TAG)) return;
        typed.current = editorState;
        watched.typed();
        queueMicrotask(() => whenIdle(() => setHandedOver(editorState)));
      }),
    [editor, watched],
  );
  // After the form has rendered with it.
  useEffect(() => {
    if (typed.current === handedOver) watched.handedOver();
  }, [handedOver, watched]);
  useEffect(() => watched.handedOver, [watched]);
  // Not in a text without footnotes.
  useEffect(
    () => (editor.hasNodes([InlineBlockNode]) ? keepRepeatable(editor, InlineBlockNode) : undefined),
    [editor],
  );
  useEffect(() => returnToText(editor), [editor]);
  return null;
}

/** C-14: a save takes the last words of a text along. */
export const TextInStepFeatureClient = createClientFeature({
  plugins: [{ Component: TextInStepPlugin, position: 'normal' }],
});
