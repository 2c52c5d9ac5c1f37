import { messagesOf } from '@keelstone/languages/messages.ts';
import type { Language } from '@keelstone/model';
import styles from './colour-scheme.module.css';

const SCHEMES = ['system', 'light', 'dark'] as const;

/**
 * The visitor's choice of colour scheme. It requires JavaScript; without it the system's setting is used, and
 * this is hidden.
 */
export function ColourScheme({ language }: { language: Language }) {
  const messages = messagesOf(language);
  return (
    <fieldset className={styles.schemes} data-colour-scheme data-print="no">
      <legend>{messages.colourScheme}</legend>
      {SCHEMES.map((scheme) => (
        <label key={scheme}>
          <input type="radio" name="colour-scheme" value={scheme} defaultChecked={scheme === 'system'} />
          <span>{messages.colourSchemes[scheme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
