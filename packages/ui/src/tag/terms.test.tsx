import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TagList } from './tag-list.tsx';
import { TermNames } from './term-names.tsx';

const terms = [
  { id: 1, label: 'Beinaheunfall' },
  { id: 2, label: 'Data Quality', language: 'en' as const },
];

it('C-10 terms that have not been translated are read in their own language', () => {
  expect(renderToStaticMarkup(<TermNames terms={terms} fallback="Artikel" />)).toBe(
    'Beinaheunfall, <span lang="en">Data Quality</span>',
  );
  expect(renderToStaticMarkup(<TermNames terms={[]} fallback="Artikel" />)).toBe('Artikel');
  const tags = renderToStaticMarkup(<TagList terms={terms} />);
  expect(tags).toContain('<li>Beinaheunfall</li><li lang="en">Data Quality</li>');
  const links = renderToStaticMarkup(
    <TagList terms={terms} linkOf={({ label }) => ({ url: '/', name: label })} />,
  );
  expect(links).toContain('<li lang="en"><a href="/" aria-label="Data Quality">');
});
