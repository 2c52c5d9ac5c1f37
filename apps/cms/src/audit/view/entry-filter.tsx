import { LANGUAGES, languages } from '@keelstone/languages/languages.ts';
import type { Messages } from '@keelstone/languages/messages.ts';
import { AUDIT_ACTIONS } from '../audit-entry.ts';
import type { Person } from '../read-entries.ts';
import { auditPath, type EntryQuery } from './entry-query.ts';

type FilterProps = { query: EntryQuery; people: readonly Person[]; messages: Messages['audit'] };

/** The filter. A GET form, so that every choice is a URL that can be shared. */
export function EntryFilter({ query, people, messages }: FilterProps) {
  const { person, action, day, language } = query;
  return (
    <form className="audit-trail__filter" action="/admin/audit-trail" method="get">
      <input type="hidden" name="language" value={language} />
      <label>
        <span>{messages.person}</span>
        <select name="person" defaultValue={person ?? ''}>
          <option value="">{messages.everybody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name || `#${id}`}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{messages.action}</span>
        <select name="action" defaultValue={action ?? ''}>
          <option value="">{messages.allActions}</option>
          {AUDIT_ACTIONS.map((each) => (
            <option key={each} value={each}>
              {messages.actions[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{messages.day}</span>
        <input type="date" name="day" defaultValue={day ?? ''} />
      </label>
      <button type="submit">{messages.show}</button>
      <a href={auditPath({ language })}>{messages.clear}</a>
    </form>
  );
}

/** Switches the language of this page and keeps the filter. */
export function LanguageChoice({ query, messages }: Omit<FilterProps, 'people'>) {
  return (
    <nav className="audit-trail__languages" aria-label={messages.language}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={auditPath({ ...query, language })}
          lang={language}
          aria-current={language === query.language ? 'page' : undefined}
        >
          {languages[language].name}
        </a>
      ))}
    </nav>
  );
}
