import type { Staff } from '../http/staff.fixture.ts';
import { block, rich, run } from './stored-text.fixture.ts';

/** A page in English with a title, a text and a section. @returns its id */
export async function createPage(editor: Staff): Promise<number> {
  const body = rich(
    block('heading', run('A heading')),
    block('paragraph', run('Some '), run('bold', 1), run(' text')),
  );
  const sections = [{ blockType: 'headline', id: 'one', heading: 'First', text: 'A sentence' }];
  return (await editor.post('/api/page?draft=true', { title: 'Workspace', body, sections })).body.doc.id;
}

/** The translation workspace of a page. Tests make another page and other staff before each or all of them. */
export function workspaceOf(editor: () => Staff, id: () => number) {
  const at = () => `/api/page/${id()}/translation`;
  const read = async (locale: string) =>
    (await editor().get(`/api/page/${id()}?draft=true&depth=0&locale=${locale}`)).body;
  const write = async (more: object, staff = editor()) =>
    staff.patch(at(), { to: 'de', updatedAt: (await read('en')).updatedAt, texts: {}, ...more });
  return { at, read, write };
}

export const fieldOf = (workspace: { fields: { key: string }[] }, key: string) =>
  workspace.fields.find((field) => field.key === key);
