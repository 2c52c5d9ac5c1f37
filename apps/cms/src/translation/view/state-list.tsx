import { languageName } from '@keelstone/languages/languages.ts';
import type { Language } from '@keelstone/model';
import { formPath } from '../../admin/form-path.ts';
import { messagesIn, sayState } from '../admin-messages.ts';
import type { TranslationState } from '../translation-state.ts';
import './state-list.css';

type StateListProps = {
  states: readonly TranslationState[];
  collection: string;
  id: number;
  adminLanguage: Language;
  /** The language that is being translated. */
  current?: Language;
};

/** A line for each language, which leads to the translation workspace. */
export function StateList({ states, collection, id, adminLanguage, current }: StateListProps) {
  const messages = messagesIn(adminLanguage);
  return (
    <ul className="translation-states">
      {states.map((state) => (
        <li key={state.language} data-behind={state.behind > 0}>
          <a
            href={`${formPath(collection, id)}/translate?to=${state.language}`}
            aria-current={state.language === current ? 'true' : undefined}
          >
            {sayState(state, languageName(state.language, adminLanguage), messages)}
          </a>
        </li>
      ))}
    </ul>
  );
}
