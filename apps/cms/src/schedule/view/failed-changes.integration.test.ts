import type { User } from '@keelstone/editing/payload-types.ts';
import type { Language } from '@keelstone/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, expect, it } from 'vitest';
import { inLanguage } from '../../admin/languages/in-language.ts';
import { startCms } from '../../test-cms.ts';
import { planChange } from '../plan-change.fixture.ts';
import { FailedChanges } from './failed-changes.tsx';

const cms = await startCms();
afterAll(() => cms.stop());

const user = { role: 'editor' } as User;
const dashboard = (language: Language) =>
  inLanguage(language, async () => renderToStaticMarkup(await FailedChanges({ payload: cms.payload, user })));

it('C-9 C-10 the dashboard calls a page by its title, in another language where it has none in that of the reader, and says why in theirs', async () => {
  const { id } = await cms.payload.create({
    collection: 'page',
    locale: 'de',
    data: {
      title: 'Nur deutsch',
      created: '2026-01-05T09:00:00Z',
      moderation: 'published',
      _status: 'published',
    },
  });
  await planChange(cms, { action: 'unpublish', id, inMs: 60_000 });
  await cms.payload.update({ collection: 'page', id, locale: 'de', data: { _status: 'draft' } });
  const english = await dashboard('en');
  expect(english).toContain(`href="/admin/collections/page/${id}">Nur deutsch (German)</a>`);
  expect(english).toContain('“Nur deutsch” was unpublished by the CMS');
  const german = await dashboard('de');
  expect(german).toContain('>Nur deutsch</a>');
  expect(german).toContain('„Nur deutsch“ wurde von dem CMS zurückgezogen');
});
