import { LANGUAGES, languages } from '@keelstone/languages/languages.ts';
import type { Messages } from '@keelstone/languages/messages.ts';
import { AUDIT_ACTIONS } from '../audit-entry.ts';
import type { Person } from '../read-entries.ts';
import { type AskedEntries, auditPath } from './asked-entries.ts';

type FilterProps = { asked: AskedEntries; people: readonly Person[]; words: Messages['audit'] };

/** The filter. A GET form, so that every choice is a URL that can be shared. */
export function EntryFilter({ asked, people, words }: FilterProps) {
  const { person, action, day, language } = asked;
  return (
    <form className="audit-trail__filter" action="/admin/audit-trail" method="get">
      <input type="hidden" name="language" value={language} />
      <label>
        <span>{words.person}</span>
        <select name="person" defaultValue={person ?? ''}>
          <option value="">{words.everybody}</option>
          {people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name || `#${id}`}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.action}</span>
        <select name="action" defaultValue={action ?? ''}>
          <option value="">{words.allActions}</option>
          {AUDIT_ACTIONS.map((each) => (
            <option key={each} value={each}>
              {words.actions[each]}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{words.day}</span>
        <input type="date" name="day" defaultValue={day ?? ''} />
      </label>
      <button type="submit">{words.show}</button>
      <a href={auditPath({ language })}>{words.clear}</a>
    </form>
  );
}

/** Switches the language of this page and keeps the filter. */
export function LanguageChoice({ asked, words }: Omit<FilterProps, 'people'>) {
  return (
    <nav className="audit-trail__languages" aria-label={words.language}>
      {LANGUAGES.map((language) => (
        <a
          key={language}
          href={auditPath({ ...asked, language })}
          lang={language}
          aria-current={language === asked.language ? 'page' : undefined}
        >
          {languages[language].name}
        </a>
      ))}
    </nav>
  );
}
