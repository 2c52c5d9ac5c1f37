import { languageName } from '@keelstone/languages/languages.ts';
import { readerLanguage, say } from '@keelstone/languages/say.ts';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { canPublish } from '../../../access/roles.ts';
import { AdminPage } from '../../../admin/admin-page.tsx';
import { readerOf } from '../../../database/transaction.ts';
import type { Folder } from '../../folder.ts';
import { sayMedia, saySize } from '../../say-medium.ts';
import { type LibraryQuery, libraryPath, readLibraryQuery } from '../library-query.ts';
import { type LibraryItem, ON_A_PAGE, readFolders, readLibrary, readTags } from '../read-library.ts';
import { LibraryFilter } from './library-filter.tsx';
import { MediaList } from './media-list.tsx';
import { MissingTexts } from './missing-texts.tsx';
import { hrefOf, sayFile, sayUses } from './say-item.ts';
import { Thumbnail } from './thumbnail.tsx';
import './media-library.css';
import { SeveralUploads } from './several/several-uploads.tsx';

/** The folders as links, each with the number of media in it. */
function FolderList({ folders, query }: { folders: readonly Folder[]; query: LibraryQuery }) {
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

/** Media as pictures. */
function MediaGrid({ items }: { items: readonly LibraryItem[] }) {
  return (
    <ul className="media-library__grid">
      {items.map((item) => (
        <li key={`${item.collection}:${item.id}`}>
          <a href={hrefOf(item)}>
            <Thumbnail item={item} />
            <span className="media-library__title">{item.title}</span>
          </a>
          <small>{sayFile(item)}</small>
          <small data-used={item.uses > 0}>{sayUses(item)}</small>
        </li>
      ))}
    </ul>
  );
}

function Pages({ query, total }: { query: LibraryQuery; total: number }) {
  const { page } = query;
  const last = Math.max(1, Math.ceil(total / ON_A_PAGE));
  if (last === 1) return null;
  return (
    <nav className="media-library__pages" aria-label={say('Pages')}>
      {page > 1 && <a href={libraryPath({ ...query, page: page - 1 })}>{say('Previous page')}</a>}
      <span>{say('Page {page} of {last}', { page, last })}</span>
      {page < last && <a href={libraryPath({ ...query, page: page + 1 })}>{say('Next page')}</a>}
    </nav>
  );
}

/** Reads while rendering, and so not for users whom the page redirects. */
async function Media({ req, query }: { req: PayloadRequest; query: LibraryQuery }) {
  const executor = await readerOf(req);
  const { items, total, bytes } = await readLibrary(executor, req.payload.config, query);
  const folders = await readFolders(executor);
  const mayDescribe = canPublish(req);
  return (
    <>
      <LibraryFilter query={query} tags={await readTags(executor)} />
      <FolderList folders={folders} query={query} />
      <p role="status">
        {total === 0
          ? say('There are no such media.')
          : say('{count}, {size} without smaller forms', { count: sayMedia(total), size: saySize(bytes) })}
      </p>
      {query.show === 'no-text' && (
        <MissingTexts
          items={items}
          language={query.language}
          languageName={languageName(query.language, readerLanguage())}
          mayDescribe={mayDescribe}
        />
      )}
      {query.show !== 'no-text' && query.as === 'grid' && <MediaGrid items={items} />}
      {query.show !== 'no-text' && query.as === 'list' && <MediaList items={items} />}
      <Pages query={query} total={total} />
    </>
  );
}

/** `/admin/media-library`: media of all kinds, where they are used, and what lacks an alternative text (C-4). */
export function MediaLibraryView(view: AdminViewServerProps) {
  const query = readLibraryQuery(view.searchParams);
  return (
    <AdminPage view={view} className="media-library" heading={say('Media library')}>
      <SeveralUploads folder={query.folder}>
        <a href="/admin/collections/remote_videos/create">{say('Add a remote video')}</a>
      </SeveralUploads>
      <Media req={view.initPageResult.req} query={query} />
    </AdminPage>
  );
}
