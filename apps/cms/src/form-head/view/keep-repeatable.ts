import {
  $addUpdateTag,
  $getNodeByKey,
  HISTORIC_TAG,
  type Klass,
  type LexicalEditor,
  type LexicalNode,
} from '@payloadcms/richtext-lexical/lexical';

type Fields = Record<string, unknown>;
type Part = LexicalNode & { getFields(): Fields };

/** Of the fields of a part, those that somebody has filled in. */
const filledIn = ({ id, blockName, ...fields }: Fields): string =>
  JSON.stringify(
    Object.entries(fields)
      .filter(([, value]) => value !== undefined && value !== null && value !== '')
      .toSorted(([one], [other]) => one.localeCompare(other)),
  );

/**
 * Makes no step to undo of what a part inside a line gets by itself: when undoing has changed a footnote, Payload 3.90.1
 * asks the server for its form, and writes what is in it into the text, after which nothing could be repeated any more.
 *
 * @param ofPart the class of such parts
 * @returns a function that ends it
 */
export const keepRepeatable = (editor: LexicalEditor, ofPart: Klass<Part>): (() => void) =>
  editor.registerNodeTransform(ofPart, (part) => {
    const before = editor.getEditorState().read(() => $getNodeByKey<Part>(part.getKey())?.getFields());
    const now = part.getFields();
    // They are the same object unless they have been written, also in a part that was moved.
    if (before && before !== now && filledIn(before) === filledIn(now)) $addUpdateTag(HISTORIC_TAG);
  });
