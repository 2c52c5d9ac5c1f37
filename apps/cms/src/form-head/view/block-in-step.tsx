'use client';

import { $isBlockNode, type BlockNode } from '@payloadcms/richtext-lexical/client';
import {
  $getRoot,
  $isElementNode,
  HISTORIC_TAG,
  type LexicalNode,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useAllFormFields, useFormModified } from '@payloadcms/ui';
import { reduceFieldsToValues } from 'payload/shared';
import { useEffect, useRef } from 'react';

function $findBlock(id: unknown, within: LexicalNode = $getRoot()): BlockNode | undefined {
  if ($isBlockNode(within)) return within.getFields().id === id ? within : undefined;
  if (!$isElementNode(within)) return undefined;
  for (const child of within.getChildren()) {
    const block = $findBlock(id, child);
    if (block) return block;
  }
  return undefined;
}

/**
 * In the form of a block inside a text: makes what is typed part of the text at once. Payload 3.90.1 does so when the
 * server has responded, and a save before that would store the block without it and then show what was stored.
 */
export function BlockInStep() {
  const [editor] = useLexicalComposerContext();
  const [fields] = useAllFormFields();
  const isModified = useFormModified();
  const keep = useRef<() => void>(() => undefined);
  keep.current = () => {
    if (!isModified || !fields.id) return;
    const typed = reduceFieldsToValues(fields, true);
    const differs = editor.getEditorState().read(() => {
      const stored = $findBlock(fields.id?.value)?.getFields();
      return stored && JSON.stringify({ ...stored, ...typed }) !== JSON.stringify(stored);
    });
    if (!differs) return;
    editor.update(
      () => {
        const block = $findBlock(fields.id?.value);
        block?.setFields({ ...block.getFields(), ...typed }, true);
      },
      // Undoing something in the text sets the block back, too: were this a step to undo, the keys would undo nothing else
      // from then on. What is merged with the step before (HISTORY_MERGE_TAG) would not reach the form of the page.
      { tag: [SKIP_DOM_SELECTION_TAG, HISTORIC_TAG] },
    );
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the fields is what is kept
  useEffect(() => keep.current(), [fields, isModified]);
  // The server's response to what was typed before replaces what was typed since.
  useEffect(() => editor.registerUpdateListener(() => keep.current()), [editor]);
  return null;
}
