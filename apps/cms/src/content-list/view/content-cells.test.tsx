import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { ListTexts } from '../list-texts.ts';
import { CELLS, type ContentRow } from './content-cells.tsx';

it('C-10 the languages of a page lead to its translation, except the one it is translated from', () => {
  const languageStates = [
    { language: 'en', text: 'English, published', isSource: true, isBehind: false },
    { language: 'de', text: 'German: 3 fields behind, draft', isSource: false, isBehind: true },
  ];
  const content = { type: 'page', id: 7, languageStates } as unknown as ContentRow;
  const Languages = CELLS.languages;
  expect(renderToStaticMarkup(<Languages content={content} texts={{} as ListTexts} />)).toBe(
    '<ul class="content-list__languages"><li data-behind="false">English, published</li><li data-behind="true">' +
      '<a href="/admin/collections/page/7/translate?to=de">German: 3 fields behind, draft</a></li></ul>',
  );
});
