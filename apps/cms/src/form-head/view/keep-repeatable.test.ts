// @vitest-environment happy-dom
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  createEditor,
  DecoratorNode,
  HISTORIC_TAG,
} from '@payloadcms/richtext-lexical/lexical';
import { expect, it, vi } from 'vitest';
import { keepRepeatable } from './keep-repeatable.ts';

type Fields = Record<string, unknown>;

/** How often a note was given another form. */
let forms = 0;

class Note extends DecoratorNode<null> {
  __fields: Fields = {};
  static override getType = () => 'inlineBlock';
  static override clone(note: Note): Note {
    const copy = new Note(note.__key);
    copy.__fields = note.__fields;
    return copy;
  }
  override isInline = () => true;
  override createDOM = () => document.createElement('span');
  override updateDOM = () => false;
  override decorate = () => null;
  getFields(): Fields {
    return this.getLatest().__fields;
  }
  setFields(fields: Fields): void {
    this.getWritable().__fields = fields;
    forms += 1;
  }
}

/** A text with a note, and a change of it. @returns whether the change is a step to undo */
function textWith(fields: Fields) {
  const editor = createEditor({ nodes: [Note] });
  editor.setRootElement(document.createElement('div'));
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
  return { editor, change, isStepAtFirst: isStep };
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

it('C-5 a footnote that was undone or repeated opens with what it has then', async () => {
  const { editor, change } = textWith({ id: '1', blockType: 'footnote' });
  const before = editor.getEditorState();
  change((note) => note.setFields({ id: '1', blockType: 'footnote', text: 'Of March.' }));
  const after = editor.getEditorState();
  for (const state of [before, after, before]) {
    const count = forms;
    editor.setEditorState(state, { tag: HISTORIC_TAG });
    await vi.waitFor(() => expect(forms).toBe(count + 1));
    await Promise.resolve();
    expect(forms).toBe(count + 1);
  }
});
