import * as v from 'valibot';

/**
 * What visitors of one language chose among the results of their searches (S-26). Published as the setting
 * `search_choices`; without it nothing is known.
 */
const searchChoicesSchema = v.object({
  choices: v.array(
    v.object({
      keyword: v.string(),
      /** The weight is the number of choices, decayed and corrected for where the page was shown. */
      pages: v.array(v.object({ nid: v.number(), weight: v.number() })),
    }),
  ),
});
export type SearchChoiceSettings = v.InferOutput<typeof searchChoicesSchema>;

/** The key of the setting that holds the choices of a language. */
export const SEARCH_CHOICES_KEY = 'search_choices';

/** Validates the choices of a language. @throws ValiError naming the first field that does not fit */
export function parseSearchChoices(value: unknown): SearchChoiceSettings {
  return v.parse(searchChoicesSchema, value);
}
