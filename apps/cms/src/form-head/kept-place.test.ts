import { expect, it } from 'vitest';
import { targetKey } from '../admin/unsaved/kept-changes.ts';
import { keptPlaceOf } from './kept-place.ts';

it('C-14 what was typed leads to the form in which it is offered, in its language', () => {
  const document = targetKey({ collection: 'article', id: 7 });
  expect(keptPlaceOf(document, 'de')).toEqual({
    entity: { collectionSlug: 'article' },
    api: '/api/article/7',
    href: '/admin/collections/article/7?locale=de',
    trashHref: '/admin/collections/article/trash/7?locale=de',
    isTranslation: false,
  });
  expect(keptPlaceOf(targetKey({ collection: 'article' }), 'de')).toMatchObject({
    api: null,
    href: '/admin/collections/article/create?locale=de',
  });
  expect(keptPlaceOf(targetKey({ global: 'site_settings' }), 'en')).toMatchObject({
    entity: { globalSlug: 'site_settings' },
    api: '/api/globals/site_settings',
    href: '/admin/globals/site_settings?locale=en',
  });
  expect(keptPlaceOf(`${document}/translation`, 'fr')).toMatchObject({
    api: '/api/article/7',
    href: '/admin/collections/article/7/translate?to=fr',
    isTranslation: true,
  });
});

it.each(['', 'article/', '/7', 'article/seven', 'article/7/other'])(
  'C-14 what was kept of %j, by another version, leads nowhere',
  (target) => expect(keptPlaceOf(target, 'en')).toBeNull(),
);
