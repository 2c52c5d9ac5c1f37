import type { Use } from '../find-uses.ts';

const hrefOf = ({ collection, id }: Use) =>
  id === null ? `/admin/globals/${collection}` : `/admin/collections/${collection}/${id}`;

function sayState({ isPublished, languages }: Use): string {
  const state = isPublished ? [] : ['draft'];
  return [...state, ...languages.map((language) => language.toUpperCase())].join(' · ');
}

/** The pages, terms and settings that refer to a document. */
export function UseList({ uses }: { uses: readonly Use[] }) {
  return (
    <ul className="usage-panel__uses">
      {uses.map((use) => (
        <li key={`${use.collection}:${use.id}`}>
          <a href={hrefOf(use)}>{use.title}</a>
          <small>{[use.kind, sayState(use)].filter(Boolean).join(' · ')}</small>
        </li>
      ))}
    </ul>
  );
}
