import {
  $addUpdateTag,
  $getNodeByKey,
  HISTORIC_TAG,
  type Klass,
  type LexicalEditor,
  type LexicalNode,
  SKIP_DOM_SELECTION_TAG,
} from '@payloadcms/richtext-lexical/lexical';

type Fields = Record<string, unknown>;
type Part = LexicalNode & { getFields(): Fields; setFields(fields: Fields): void };

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
 */
const writeNoSteps = (editor: LexicalEditor, ofPart: Klass<Part>) =>
  editor.registerNodeTransform(ofPart, (part) => {
    const before = editor.getEditorState().read(() => $getNodeByKey<Part>(part.getKey())?.getFields());
    const now = part.getFields();
    // They are the same object unless they have been written, also in a part that was moved.
    if (before && before !== now && filledIn(before) === filledIn(now)) $addUpdateTag(HISTORIC_TAG);
  });

/**
 * Gives a part that undoing or repeating has changed another form: it would open with what the part had before, and put
 * that into the text when it is saved.
 */
const renewForms = (editor: LexicalEditor, ofPart: Klass<Part>) =>
  editor.registerMutationListener(ofPart, (mutations, { prevEditorState, updateTags }) => {
    if (!updateTags.has(HISTORIC_TAG)) return;
    const fieldsOf = (key: string) => $getNodeByKey<Part>(key)?.getFields() ?? {};
    const renewed = [...mutations].flatMap(([key, mutation]) => {
      if (mutation !== 'updated') return [];
      const [before, now] = [prevEditorState, editor.getEditorState()].map((state) =>
        state.read(() => filledIn(fieldsOf(key))),
      );
      return before === now ? [] : [key];
    });
    if (renewed.length === 0) return;
    editor.update(
      () => {
        // By which Payload knows that its form is not that of the part any more.
        for (const key of renewed) $getNodeByKey<Part>(key)?.setFields(fieldsOf(key));
      },
      { tag: [HISTORIC_TAG, SKIP_DOM_SELECTION_TAG] },
    );
  });

/**
 * Lets what was written in a part inside a line be undone and repeated.
 *
 * @param ofPart the class of such parts
 * @returns a function that ends it
 */
export function keepRepeatable(editor: LexicalEditor, ofPart: Klass<Part>): () => void {
  const ends = [writeNoSteps(editor, ofPart), renewForms(editor, ofPart)];
  return () => {
    for (const end of ends) end();
  };
}
