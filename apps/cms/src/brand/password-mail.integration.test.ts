import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { configurationOf } from '../configuration-of.ts';
import { Staff, send } from '../http/staff.fixture.ts';
import { type CmsUnderTest, startCms } from '../test-cms.ts';

let cms: CmsUnderTest;
beforeAll(async () => {
  cms = await startCms();
});
afterAll(() => cms?.stop());

it('C-11 U-9 the mail for a forgotten password is in the brand, and its link sets a new one', async () => {
  const { payload } = cms;
  const sent = vi.spyOn(payload.email, 'sendEmail').mockResolvedValue(undefined);
  const { email } = (await Staff.hire(payload, 'author', 'lena')).user;
  await payload.forgotPassword({ collection: 'users', data: { email } });
  expect(sent).toHaveBeenCalledTimes(1);
  const [{ subject, html, to }] = sent.mock.calls[0] as [{ subject: string; html: string; to: string }];
  expect([to, subject]).toEqual([email, 'Choose a new password for Keelstone']);
  expect(html).not.toMatch(/payload/i);
  const { cmsUrl } = configurationOf(payload);
  const [, token] = new RegExp(`href="${cmsUrl}/admin/reset/(\\w+)"`).exec(html) ?? [];
  const answer = await send('POST', '/api/users/reset-password', { token, password: 'another-for-tests-34' });
  expect(answer.status).toBe(200);
});
