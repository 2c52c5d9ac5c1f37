import { describe, expect, it, vi } from 'vitest';
import {
  guardPublishing,
  PublishingRefusedError,
  RestoredAsDraftError,
  recordDraftSave,
} from './guard-publishing.ts';
import type { Role } from './roles.ts';

/** A request, and the status that visitors see of its document. */
function requestOf(role: Role | null, asVisitorsSeeIt = 'draft') {
  const findByID = vi.fn(async () => ({ _status: asVisitorsSeeIt }));
  const context: Record<string, unknown> = {};
  return { user: role && { role }, context, payload: { findByID }, transactionID: 3 };
}
type Request = ReturnType<typeof requestOf>;

const recordSave = (req: Request, args: object, operation = 'update') =>
  recordDraftSave({ args, operation, req } as never);
const guard = (req: Request, data: object, operation = 'update') =>
  guardPublishing({
    collection: { slug: 'page' },
    data,
    operation,
    originalDoc: { id: 5, _status: 'draft' },
    req,
  } as never);

describe('whether a save is a draft’s', () => {
  it.each<[isDraft: boolean, args: object]>([
    [true, { draft: true, data: {} }],
    [true, { draft: true, data: { _status: 'draft' } }],
    [true, { draft: true }],
    [false, { draft: true, data: { _status: 'published' } }],
    [false, { draft: false, data: {} }],
    [false, { data: {} }],
    [false, { draft: 'true', data: {} }],
  ])('C-9 is %s for %j', (isDraft, args) => {
    const req = requestOf('editor');
    expect(recordSave(req, args)).toBe(args);
    expect(req.context.savesDraft).toBe(isDraft);
  });

  it.each(['create', 'update', 'updateByID', 'restoreVersion'])('C-9 is recorded for %s', (operation) => {
    const req = requestOf('editor');
    recordSave(req, { draft: true }, operation);
    expect(req.context.savesDraft).toBe(true);
  });

  it('C-12 a revision is restored as a draft only', () => {
    for (const args of [{}, { draft: false }, { draft: 'true' }])
      expect(() => recordSave(requestOf('editor'), args, 'restoreVersion')).toThrow(RestoredAsDraftError);
    expect(new RestoredAsDraftError()).toMatchObject({
      name: 'RestoredAsDraftError',
      status: 400,
      isPublic: true,
      data: null,
      message: 'A revision is restored as a draft, and published after that (C-12).',
    });
  });

  it.each(['read', 'delete', 'login'])('C-9 is not asked for %s', (operation) => {
    const req = requestOf('author');
    const args = { draft: true, unpublishAllLocales: true };
    expect(recordSave(req, args, operation)).toBe(args);
    expect(req.context).toEqual({});
  });

  it('C-9 a copy is a draft, unless it is to be published', () => {
    const req = requestOf('editor');
    expect(recordSave(req, { duplicateFromID: 5, data: {} }, 'create')).toEqual({
      duplicateFromID: 5,
      data: {},
      draft: true,
    });
    expect(req.context.savesDraft).toBe(true);
    expect(recordSave(req, { duplicateFromID: 5 }, 'create')).toEqual({ duplicateFromID: 5, draft: true });
    const published = { duplicateFromID: 5, data: { _status: 'published' } };
    expect(recordSave(req, published, 'create')).toBe(published);
    expect(req.context.savesDraft).toBe(false);
  });

  it('C-11 an author unpublishes no language, not even as a draft; an editor may', () => {
    const args = { draft: true, unpublishAllLocales: true };
    expect(() => recordSave(requestOf('author'), args)).toThrow(PublishingRefusedError);
    expect(() => recordSave(requestOf('author'), { ...args, unpublishAllLocales: false })).not.toThrow();
    expect(recordSave(requestOf('editor'), args)).toBe(args);
  });
});

describe('what an author may save', () => {
  it.each([null, 'editor', 'administrator'] as const)('C-11 %s is not guarded', async (role) => {
    const req = requestOf(role, 'published');
    const data = { _status: 'published' };
    expect(await guard(req, data)).toBe(data);
    expect(req.payload.findByID).not.toHaveBeenCalled();
  });

  it('C-11 a draft passes, whatever visitors see', async () => {
    const req = requestOf('author', 'published');
    req.context.savesDraft = true;
    const data = { title: 'Better' };
    expect(await guard(req, data)).toBe(data);
    expect(req.payload.findByID).not.toHaveBeenCalled();
  });

  it.each(['create', 'update'])('C-11 nothing is published by %s', async (operation) => {
    const req = requestOf('author');
    await expect(guard(req, { _status: 'published' }, operation)).rejects.toThrow(PublishingRefusedError);
    expect(req.payload.findByID).not.toHaveBeenCalled();
  });

  it('C-11 something new that is not published passes without a look', async () => {
    const req = requestOf('author', 'published');
    const data = { title: 'New' };
    expect(await guard(req, data, 'create')).toBe(data);
    expect(req.payload.findByID).not.toHaveBeenCalled();
  });

  it('C-11 what visitors see is not changed; it is looked up in the save’s own transaction', async () => {
    const req = requestOf('author', 'published');
    await expect(guard(req, { title: 'Changed' })).rejects.toThrow(PublishingRefusedError);
    expect(req.payload.findByID).toHaveBeenCalledExactlyOnceWith({
      overrideAccess: true,
      req: expect.objectContaining({ transactionID: 3 }),
      collection: 'page',
      id: 5,
      depth: 0,
      draft: false,
      trash: true,
    });
  });

  it('C-11 what visitors do not see is changed', async () => {
    const data = { title: 'Changed' };
    expect(await guard(requestOf('author', 'draft'), data)).toBe(data);
  });

  it('C-11 is refused with a status, a name and what to do instead', () => {
    const error = new PublishingRefusedError();
    expect(error).toMatchObject({ status: 403, isPublic: true, name: 'PublishingRefusedError', data: null });
    expect(error.message).toBe(
      'Authors write and send to review; what visitors see is changed by editors. Choose "In review" and save a draft.',
    );
  });
});
