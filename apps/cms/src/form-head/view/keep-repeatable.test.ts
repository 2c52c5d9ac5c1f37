import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  DecoratorNode,
  HISTORIC_TAG,
} from '@payloadcms/richtext-lexical/lexical';
import { createHeadlessEditor } from '@payloadcms/richtext-lexical/lexical/headless';
import { expect, it } from 'vitest';
import { keepRepeatable } from './keep-repeatable.ts';

type Fields = Record<string, unknown>;

class Note extends DecoratorNode<null> {
  __fields: Fields = {};
  static override getType = () => 'inlineBlock';
  static override clone(note: Note): Note {
    const copy = new Note(note.__key);
    copy.__fields = note.__fields;
    return copy;
  }
  override isInline = () => true;
  getFields(): Fields {
    return this.getLatest().__fields;
  }
  setFields(fields: Fields): void {
    this.getWritable().__fields = fields;
  }
}

/** A text with a note, and a change of it. @returns whether the change is a step to undo */
function textWith(fields: Fields) {
  const editor = createHeadlessEditor({ nodes: [Note] });
  keepRepeatable(editor, Note);
  let isStep = false;
  editor.registerUpdateListener(({ tags }) => {
    isStep = !tags.has(HISTORIC_TAG);
  });
  let note: Note | undefined;
  const change = (how: (note: Note) => void): boolean => {
    editor.update(() => note && how(note), { discrete: true });
    return isStep;
  };
  editor.update(
    () => {
      note = new Note();
      note.setFields(fields);
      $getRoot().append($createParagraphNode().append($createTextNode('A claim'), note));
    },
    { discrete: true },
  );
  return { change, isStepAtFirst: isStep };
}

it('C-5 undoing what was written in a footnote can be repeated, because its default values are no step', () => {
  const { change, isStepAtFirst } = textWith({ id: '1', blockName: '', blockType: 'footnote' });
  expect(isStepAtFirst).toBe(true);
  expect(change((note) => note.setFields({ id: '1', blockType: 'footnote', url: null, text: '' }))).toBe(
    false,
  );
});

it('C-5 what is written in a footnote, and moving it, can be undone', () => {
  const { change } = textWith({ id: '1', blockType: 'footnote', text: 'Of March.' });
  expect(change((note) => note.setFields({ id: '1', blockType: 'footnote', text: 'Of April.' }))).toBe(true);
  expect(change((note) => note.setFields({ id: '1', blockType: 'footnote' }))).toBe(true);
  expect(change((note) => $getRoot().append($createParagraphNode().append(note)))).toBe(true);
});
