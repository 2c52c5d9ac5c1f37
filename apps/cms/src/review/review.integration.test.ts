import { afterAll, describe, expect, it } from 'vitest';
import { Staff } from '../http/staff.fixture.ts';
import { startCms } from '../test-cms.ts';

const created = '2026-01-05T09:00:00Z';

const cms = await startCms();
afterAll(() => cms.stop());
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor');
const author = await Staff.hire(payload, 'author');

const sendToReview = async (title: string) =>
  (await author.post('/api/page?draft=true', { title, created, moderation: 'in_review' })).body.doc;
const asEditorsSee = async (id: number) => (await editor.get(`/api/page/${id}?draft=true&depth=0`)).body;

describe('review', () => {
  it('C-9 notes who asks for it, and when', async () => {
    const { id } = await sendToReview('Please read');
    const page = await asEditorsSee(id);
    expect(page).toMatchObject({ moderation: 'in_review', reviewRequestedBy: author.user.id });
    expect(Date.parse(page.reviewRequestedAt)).not.toBeNaN();
    await editor.patch(`/api/page/${id}?draft=true`, { title: 'Please read this' });
    expect(await asEditorsSee(id)).toMatchObject({
      reviewRequestedBy: author.user.id,
      reviewRequestedAt: page.reviewRequestedAt,
    });
  });

  it('C-9 an editor sends back with a note, which the author reads and cannot change', async () => {
    const { id, nid } = await sendToReview('Unfinished');
    const note = 'Name the source.\nThen it is good.';
    await editor.patch(`/api/page/${id}?draft=true`, { moderation: 'draft', reviewNote: note });
    const { body } = await author.get(`/api/page/${id}?draft=true&depth=0`);
    expect(body).toMatchObject({ moderation: 'draft', reviewNote: note, reviewRequestedBy: author.user.id });
    await author.patch(`/api/page/${id}?draft=true`, { reviewNote: 'All is well', moderation: 'in_review' });
    expect(await asEditorsSee(id)).toMatchObject({ reviewNote: note, moderation: 'in_review' });
    expect(await cms.publishedNodes(nid)).toEqual([]);
  });

  it('C-9 ends with publishing, and leaves nothing in what visitors see', async () => {
    const { id, nid } = await sendToReview('Done');
    await editor.patch(`/api/page/${id}?draft=true`, { moderation: 'draft', reviewNote: 'A secret note' });
    await editor.patch(`/api/page/${id}`, { _status: 'published' });
    expect(await asEditorsSee(id)).toMatchObject({
      moderation: 'published',
      reviewNote: null,
      reviewRequestedBy: null,
    });
    expect(JSON.stringify(await cms.publishedNodes(nid))).not.toContain('secret');
  });

  it('C-9 asks for what is required before it sends a text to review, and names field and section', async () => {
    const { body: draft } = await author.post('/api/article?draft=true', {
      created,
      sections: [{ blockType: 'headline' }, { blockType: 'accordion', items: [] }],
    });
    const { id } = draft.doc;
    const { status, body } = await author.patch(`/api/article/${id}?draft=true`, { moderation: 'in_review' });
    expect(status).toBe(400);
    const errors: { path: string; label: string }[] = body.errors[0].data.errors;
    expect(errors.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['title', 'sections.0.heading', 'sections.1.items']),
    );
    expect(errors.find(({ path }) => path === 'sections.0.heading')?.label).toMatch(
      /Sections > Block 1 \(.+\) > /,
    );
    expect((await editor.get(`/api/article/${id}?draft=true`)).body.moderation).toBe('draft');
    // Drafts may be incomplete, and a program may send one when it is complete.
    expect((await author.patch(`/api/article/${id}?draft=true`, { title: 'Now with a title' })).status).toBe(
      200,
    );
    const complete = { moderation: 'in_review', sections: [] };
    expect((await author.patch(`/api/article/${id}?draft=true`, complete)).status).toBe(200);
  });

  it('C-9 a request cannot say who asked', async () => {
    const forged = { title: 'x', created, moderation: 'draft', reviewRequestedBy: editor.user.id };
    const { body } = await author.post('/api/page?draft=true', forged);
    expect((await asEditorsSee(body.doc.id)).reviewRequestedBy ?? null).toBeNull();
  });

  it('C-9 is not copied with a text', async () => {
    const { id } = await sendToReview('Original');
    await editor.patch(`/api/page/${id}?draft=true`, { moderation: 'draft', reviewNote: 'Shorter' });
    const { body } = await author.post(`/api/page/${id}/duplicate`);
    expect(await asEditorsSee(body.doc.id)).toMatchObject({ reviewNote: null, reviewRequestedBy: null });
  });

  it('C-9 is not asked for a copy of a text in review, unless somebody asks for it', async () => {
    const { id } = await sendToReview('In review itself');
    const duplicate = async (query: string, data = {}) => {
      const { body } = await editor.post(`/api/page/${id}/duplicate${query}`, data);
      return asEditorsSee(body.doc.id);
    };
    for (const query of ['', '?draft=true']) {
      expect(await duplicate(query)).toMatchObject({ moderation: 'draft', reviewRequestedBy: null });
    }
    expect(await duplicate('?draft=true', { moderation: 'in_review' })).toMatchObject({
      moderation: 'in_review',
      reviewRequestedBy: editor.user.id,
    });
    expect(await asEditorsSee(id)).toMatchObject({ moderation: 'in_review' });
  });
});
