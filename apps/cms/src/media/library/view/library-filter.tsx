import { LANGUAGES, languageName } from '@keelstone/languages/languages.ts';
import { type AdminText, readerLanguage, say } from '@keelstone/languages/say.ts';
import { KINDS } from '../../say-medium.ts';
import { FIRST, LIBRARY_PATH, type LibraryQuery, libraryPath } from '../library-query.ts';
import type { Tag } from '../read-library.ts';

type Options = Readonly<Record<string, AdminText>>;

const SHOWN: Options = { all: 'All', unused: 'Unused' };
const ORDERS: Options = { newest: 'Newest first', largest: 'Largest first', name: 'By name' };

const said = (options: Options) =>
  Object.fromEntries(Object.entries(options).map(([key, text]) => [key, say(text)]));

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
  const labels = new Map([
    ['', say('All tags')],
    ...tags.map(({ id, label }) => [String(id), label] as const),
  ]);
  const withoutText = LANGUAGES.map((each) => {
    const text = say('Without alternative text in {language}', {
      language: languageName(each, readerLanguage()),
    });
    return [`no-text-${each}`, text];
  });
  const shown = show === 'no-text' ? `no-text-${language}` : show;
  return (
    <>
      <form className="media-library__filter" action={LIBRARY_PATH} method="get">
        <div className="media-library__field">
          <label htmlFor="media-text">{say('Name or text')}</label>
          <input id="media-text" type="search" name="text" defaultValue={text} maxLength={100} />
        </div>
        <Choice
          name="kind"
          label={say('Kind')}
          value={kind ?? ''}
          options={said({ '': 'All kinds', ...KINDS })}
        />
        {tags.length > 0 && (
          <Choice name="tag" label={say('Tag')} value={String(tag ?? '')} options={labels} />
        )}
        <Choice
          name="show"
          label={say('Show')}
          value={shown}
          options={{ ...said(SHOWN), ...Object.fromEntries(withoutText) }}
        />
        <Choice name="order" label={say('Order')} value={order} options={said(ORDERS)} />
        <input type="hidden" name="as" value={as} />
        <input type="hidden" name="folder" value={folder} />
        <button type="submit">{say('Show')}</button>
        <a href={libraryPath({ ...FIRST, as })}>{say('Show all')}</a>
      </form>
      <nav className="media-library__as" aria-label={say('Shown as')}>
        {(['grid', 'list'] as const).map((each) => (
          <a
            key={each}
            href={libraryPath({ ...query, as: each })}
            aria-current={each === as ? 'page' : undefined}
          >
            {each === 'grid' ? say('Grid') : say('List')}
          </a>
        ))}
        {show === 'unused' && <a href="/admin/unused-media">{say('Remove unused media')}</a>}
      </nav>
    </>
  );
}
