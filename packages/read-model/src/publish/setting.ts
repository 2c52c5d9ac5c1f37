import { parseSiteSettings, SITE_SETTINGS_KEY } from '@keelstone/content/settings/site-settings.model.ts';
import {
  type Dependency,
  type Language,
  parseSearchChoices,
  parseSearchRules,
  parseSearchSuggestions,
  SEARCH_CHOICES_KEY,
  SEARCH_RULES_KEY,
  SEARCH_SUGGESTIONS_KEY,
} from '@keelstone/model';
import type { Executor } from '../contract.ts';
import { logChange } from './change-log.ts';

/** Validators of settings by key. Settings without one are published unchecked. */
const PARSERS: Readonly<Record<string, (value: unknown) => unknown>> = {
  [SITE_SETTINGS_KEY]: parseSiteSettings,
  [SEARCH_RULES_KEY]: parseSearchRules,
  [SEARCH_CHOICES_KEY]: parseSearchChoices,
  [SEARCH_SUGGESTIONS_KEY]: parseSearchSuggestions,
};

/** Thrown if a setting does not fit the model. */
export class InvalidSettingError extends Error {
  readonly key: string;
  readonly language: Language;

  constructor(key: string, language: Language, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    super(
      `The setting "${key}" (${language}) cannot be published as it is: ${reason}. Visitors keep seeing the former one.`,
      { cause },
    );
    this.name = 'InvalidSettingError';
    this.key = key;
    this.language = language;
  }
}

/**
 * Publishes a setting in one language, unless it is published already.
 *
 * @param setting `value` is any JSON value except null; site settings, and those of search, must fit the model
 * @returns true if a different value, or none, was published before
 * @throws InvalidSettingError if the value does not fit the model
 */
export async function publishSetting(
  executor: Executor,
  setting: { key: string; language: Language; value: unknown; dependencies: readonly Dependency[] },
): Promise<boolean> {
  const { key, language, dependencies } = setting;
  const { rows } = await executor.query(
    `insert into published.settings as stored (key, language, value, shows) values ($1, $2, $3::jsonb, $4::text[])
     on conflict (key, language) do update set value = excluded.value, shows = excluded.shows
       where (stored.value, stored.shows) is distinct from (excluded.value, excluded.shows)
     returning key`,
    [key, language, JSON.stringify(checkValue(setting)), [...new Set(dependencies)].sort()],
  );
  if (rows.length > 0) await logChange(executor, { kind: 'setting', key, language });
  return rows.length > 0;
}

/** Whether a setting has ever been published in a language. */
export async function isSettingPublished(
  executor: Executor,
  key: string,
  language: Language,
): Promise<boolean> {
  const { rows } = await executor.query('select 1 from published.settings where key = $1 and language = $2', [
    key,
    language,
  ]);
  return rows.length > 0;
}

function checkValue({ key, language, value }: { key: string; language: Language; value: unknown }): unknown {
  const parse = PARSERS[key];
  if (!parse) return value;
  try {
    return parse(value);
  } catch (cause) {
    throw new InvalidSettingError(key, language, cause);
  }
}
