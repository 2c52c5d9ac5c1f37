import { say } from '@keelstone/languages/say.ts';
import type { Folder } from '../../folder.ts';
import { type LibraryQuery, libraryPath } from '../library-query.ts';

/** The folders as links, each with the number of media in it. */
export function FolderList({ folders, query }: { folders: readonly Folder[]; query: LibraryQuery }) {
  if (folders.length === 0) return null;
  const link = (folder: string, name: string) => (
    <a
      href={libraryPath({ ...query, folder, page: 1 })}
      aria-current={folder === query.folder ? 'page' : undefined}
    >
      {name}
    </a>
  );
  return (
    <nav className="media-library__folders" aria-label={say('Folders')}>
      <ul>
        <li>{link('', say('All folders'))}</li>
        {folders.map(({ path, name, depth, count }) => (
          <li key={path} style={{ paddingInlineStart: `${depth + 1}rem` }}>
            {link(path, name)} <small>{count}</small>
          </li>
        ))}
      </ul>
    </nav>
  );
}
