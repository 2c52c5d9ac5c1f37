import { LANGUAGES, languages } from '@keelstone/languages/languages.ts';
import { KINDS } from '../../say-medium.ts';
import { FIRST, LIBRARY_PATH, type LibraryQuery, libraryPath } from '../library-query.ts';
import type { Tag } from '../read-library.ts';

const SHOWN = { all: 'All', unused: 'Unused', 'no-text': 'Without alternative text' };
const ORDERS = { newest: 'Newest first', largest: 'Largest first', name: 'By name' };

function Choice({
  name,
  label,
  value,
  options,
}: {
  name: string;
  label: string;
  value: string;
  options: Record<string, string> | ReadonlyMap<string, string>;
}) {
  return (
    // A label around it would be named after all options, too.
    <div className="media-library__field">
      <label htmlFor={`media-${name}`}>{label}</label>
      <select id={`media-${name}`} name={name} defaultValue={value}>
        {[...(options instanceof Map ? options : Object.entries(options))].map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

/** A GET form, so that every choice is an address that can be kept and shared. */
export function LibraryFilter({ query, tags }: { query: LibraryQuery; tags: readonly Tag[] }) {
  const { text, kind, folder, tag, show, language, order, as } = query;
  // In the order of the list: numbers as keys of an object would be sorted.
  const labels = new Map([['', 'All tags'], ...tags.map(({ id, label }) => [String(id), label] as const)]);
  const names = Object.fromEntries(LANGUAGES.map((each) => [each, languages[each].name]));
  return (
    <>
      <form className="media-library__filter" action={LIBRARY_PATH} method="get">
        <div className="media-library__field">
          <label htmlFor="media-text">Name or text</label>
          <input id="media-text" type="search" name="text" defaultValue={text} maxLength={100} />
        </div>
        <Choice name="kind" label="Kind" value={kind ?? ''} options={{ '': 'All kinds', ...KINDS }} />
        {tags.length > 0 && <Choice name="tag" label="Tag" value={String(tag ?? '')} options={labels} />}
        <Choice name="show" label="Show" value={show} options={SHOWN} />
        {show === 'no-text' && <Choice name="language" label="Language" value={language} options={names} />}
        <Choice name="order" label="Order" value={order} options={ORDERS} />
        <input type="hidden" name="as" value={as} />
        <input type="hidden" name="folder" value={folder} />
        <button type="submit">Show</button>
        <a href={libraryPath({ ...FIRST, as })}>Show all</a>
      </form>
      <nav className="media-library__as" aria-label="Form">
        {(['grid', 'list'] as const).map((each) => (
          <a
            key={each}
            href={libraryPath({ ...query, as: each })}
            aria-current={each === as ? 'page' : undefined}
          >
            {each === 'grid' ? 'Grid' : 'List'}
          </a>
        ))}
        {show === 'unused' && <a href="/admin/unused-media">Remove unused media</a>}
      </nav>
    </>
  );
}
