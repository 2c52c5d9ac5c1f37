import { fillMessage } from '@keelstone/languages/say.ts';
import { LANGUAGES } from '@keelstone/model';
import { CONTENT_STATES } from '../../admin/content-state/content-state.ts';
import { DRAFTED_COLLECTIONS } from '../../database/drafted-collections.ts';
import { CONTENT_COLUMNS, CONTENT_PATH, CONTENT_SORTS, type ContentQuery } from '../content-query.ts';
import type { ListTexts } from '../list-texts.ts';
import type { Choice } from '../read-choices.ts';

type FilterProps = {
  query: ContentQuery;
  texts: ListTexts;
  authors: readonly Choice[];
  staff: readonly Choice[];
};

type SelectProps = {
  label: string;
  name: string;
  value: string | number | null;
  /** The first option, for no filter. */
  any?: string;
  options: readonly (readonly [value: string | number, label: string])[];
};

function Select({ label, name, value, any, options }: SelectProps) {
  return (
    <label>
      <span>{label}</span>
      <select name={name} defaultValue={value ?? ''}>
        {any !== undefined && <option value="">{any}</option>}
        {options.map(([option, optionLabel]) => (
          <option key={option} value={option}>
            {optionLabel}
          </option>
        ))}
      </select>
    </label>
  );
}

const choicesOf = (choices: readonly Choice[]) => choices.map(({ id, name }) => [id, name] as const);

function ColumnChoice({ query, texts: { messages } }: Pick<FilterProps, 'query' | 'texts'>) {
  return (
    <details className="content-list__columns">
      <summary>{messages.columns}</summary>
      <fieldset>
        <legend>{messages.columns}</legend>
        {/* Without any box ticked, the parameter would be missing, which means the default. */}
        <input type="hidden" name="columns" value="" />
        {CONTENT_COLUMNS.map((column) => (
          <label key={column}>
            <input
              type="checkbox"
              name="columns"
              value={column}
              defaultChecked={query.columns.includes(column)}
            />
            {messages.columnNames[column]}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

/** The filter. A GET form, so that every choice is a URL that can be saved and sent. */
export function ContentFilter({ query, texts, authors, staff }: FilterProps) {
  const { messages } = texts;
  const translations = LANGUAGES.flatMap((language) => {
    const name = { language: texts.languages[language] };
    return [
      [language, fillMessage(messages.inLanguage, name)],
      [`not-${language}`, fillMessage(messages.notInLanguage, name)],
    ] as const;
  });
  const states = CONTENT_STATES.map((state) => [state, messages.states[state]] as const);
  const types = DRAFTED_COLLECTIONS.map((type) => [type, texts.types[type]] as const);
  const sorts = CONTENT_SORTS.map((sort) => [sort, messages.sorts[sort]] as const);
  return (
    <form
      // A link to another filter must change the fields, too.
      key={JSON.stringify(query)}
      className="content-list__filter"
      action={CONTENT_PATH}
      method="get"
      aria-label={messages.filter}
    >
      <label>
        <span>{messages.search}</span>
        <input type="search" name="search" maxLength={200} defaultValue={query.search} />
      </label>
      <Select label={messages.type} name="type" value={query.type} any={messages.any} options={types} />
      <Select label={messages.state} name="state" value={query.state} any={messages.any} options={states} />
      <Select
        label={messages.language}
        name="translation"
        value={query.translation}
        any={messages.any}
        options={translations}
      />
      <Select
        label={messages.author}
        name="author"
        value={query.author}
        any={messages.any}
        options={choicesOf(authors)}
      />
      <Select
        label={messages.changedBy}
        name="changedBy"
        value={query.changedBy}
        any={messages.any}
        options={choicesOf(staff)}
      />
      <Select label={messages.sort} name="sort" value={query.sort} options={sorts} />
      <label className="content-list__check">
        <input type="checkbox" name="planned" value="yes" defaultChecked={query.isPlanned} />
        <span>{messages.onlyPlanned}</span>
      </label>
      <label className="content-list__check">
        <input type="checkbox" name="unpublished" value="yes" defaultChecked={query.isUnpublished} />
        <span>{messages.onlyUnpublished}</span>
      </label>
      <ColumnChoice query={query} texts={texts} />
      <div className="content-list__buttons">
        <button type="submit">{messages.show}</button>
        <a href={CONTENT_PATH}>{messages.clear}</a>
      </div>
    </form>
  );
}
