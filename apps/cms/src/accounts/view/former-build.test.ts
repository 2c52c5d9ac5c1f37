import { expect, it, vi } from 'vitest';
import { noticingFormerBuild } from './former-build.ts';

it('C-14 a page of a former build notices that the CMS has been updated, and gets each answer as it is', async () => {
  const answers = [
    new Response('{}'),
    new Response('Server action not found.', {
      status: 404,
      headers: { 'x-nextjs-action-not-found': '1' },
    }),
  ];
  const onFormer = vi.fn();
  const request = noticingFormerBuild(async () => answers.shift() ?? Response.error(), onFormer);
  expect(await (await request('/api/page/1')).text()).toBe('{}');
  expect(onFormer).not.toHaveBeenCalled();
  expect((await request('/admin/collections/page/1', { method: 'POST' })).status).toBe(404);
  expect(onFormer).toHaveBeenCalledOnce();
});
