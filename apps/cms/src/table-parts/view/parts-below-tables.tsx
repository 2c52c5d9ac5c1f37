'use client';

import { PARTS } from '@keelstone/editing/projection/rich-text/lexical-node.ts';
import { say } from '@keelstone/languages/say.ts';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  COMMAND_PRIORITY_HIGH,
  type LexicalNode,
  SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { toast } from '@payloadcms/ui';
import { useEffect } from 'react';
import { $moveBelowTable } from './move-below-table.ts';
import { $pasteWordsOfTables } from './words-of-tables.ts';

function PartsBelowTablesPlugin() {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const move = (part: LexicalNode) => {
      if ($moveBelowTable(part)) {
        toast.info(say('A table holds words only. What you have put into it stands below it now.'));
      }
    };
    const kinds = PARTS.flatMap((type) => editor._nodes.get(type)?.klass ?? []);
    const ends = [
      ...kinds.map((kind) => editor.registerNodeTransform(kind, move)),
      editor.registerCommand(
        SELECTION_INSERT_CLIPBOARD_NODES_COMMAND,
        ({ nodes, selection }) => $pasteWordsOfTables(nodes, selection),
        COMMAND_PRIORITY_HIGH,
      ),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [editor]);
  return null;
}

/** What an editor sees in a text is what is published of it (C-5). */
export const PartsBelowTablesFeatureClient = createClientFeature({
  plugins: [{ Component: PartsBelowTablesPlugin, position: 'normal' }],
});
