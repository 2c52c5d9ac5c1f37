import { languageName } from '@keelstone/languages/languages.ts';
import { DEFAULT_LANGUAGE } from '@keelstone/model';
import type { AdminViewServerProps, PayloadRequest } from 'payload';
import { canPublish } from '../../../access/roles.ts';
import { AdminPage } from '../../../admin/admin-page.tsx';
import { readerOf } from '../../../database/transaction.ts';
import { saySize } from '../../say-medium.ts';
import { type LibraryQuery, libraryPath, readLibraryQuery } from '../library-query.ts';
import { ON_A_PAGE, readFolders, readLibrary, readTags } from '../read-library.ts';
import { FolderList } from './folder-list.tsx';
import { LibraryFilter } from './library-filter.tsx';
import { MediaGrid } from './media-grid.tsx';
import { MediaList } from './media-list.tsx';
import { MissingTexts } from './missing-texts.tsx';
import './media-library.css';
import { SeveralUploads } from './several/several-uploads.tsx';

const count = (number: number) => (number === 1 ? '1 medium' : `${number} media`);

function Pages({ query, total }: { query: LibraryQuery; total: number }) {
  const { page } = query;
  const last = Math.max(1, Math.ceil(total / ON_A_PAGE));
  if (last === 1) return null;
  return (
    <nav className="media-library__pages" aria-label="Pages">
      {page > 1 && <a href={libraryPath({ ...query, page: page - 1 })}>Previous page</a>}
      <span>{`Page ${page} of ${last}`}</span>
      {page < last && <a href={libraryPath({ ...query, page: page + 1 })}>Next page</a>}
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
          ? 'There are no such media.'
          : `${count(total)}, ${saySize(bytes)} without smaller forms`}
      </p>
      {query.show === 'no-text' && (
        <MissingTexts
          items={items}
          language={query.language}
          languageName={languageName(query.language, DEFAULT_LANGUAGE)}
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
    <AdminPage view={view} className="media-library" heading="Media library">
      <SeveralUploads folder={query.folder}>
        <a href="/admin/collections/remote_videos/create">Add a remote video</a>
      </SeveralUploads>
      <Media req={view.initPageResult.req} query={query} />
    </AdminPage>
  );
}
