import { say } from '@keelstone/languages/say.ts';
import { type ContentType, DEFAULT_LANGUAGE, isLanguage, type Language } from '@keelstone/model';
import type { FieldHook, PayloadRequest, TextField, TextFieldValidation } from 'payload';
import { readerOf } from '../database/transaction.ts';
import { findAliasHolder, makeAliasUnique, makeAliasUniqueEverywhere } from './alias-holder.ts';
import { RESERVED_SEGMENTS } from './alias-patterns.ts';
import { followTitle } from './follow-title.ts';
import { generateAlias } from './generate-alias.ts';

const SHAPE = /^(\/[a-z0-9]+(?:-[a-z0-9]+)*)+$/;
const MAX_LENGTH = 240;

/** What is wrong with a path that an editor entered and how to fix it; undefined if it is valid. */
export function explainAliasError(alias: string): string | undefined {
  if (alias.length > MAX_LENGTH)
    return say('This path is too long. Shorten it to {maxLength} characters.', { maxLength: MAX_LENGTH });
  if (!SHAPE.test(alias)) {
    return say(
      'A path begins with a slash and has lower case letters a–z, digits and single hyphens, such as /articles/first-aid.',
    );
  }
  const [, first = ''] = alias.split('/');
  if (RESERVED_SEGMENTS.has(first))
    return say('Paths under /{first} belong to the site itself. Begin with another word.', { first });
  return undefined;
}

const languageOf = (req: PayloadRequest): Language =>
  isLanguage(req.locale) ? req.locale : DEFAULT_LANGUAGE;

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** Uses what the editor entered, or generates a path from the title if the field is missing or was emptied. */
const fillFromPattern =
  (type: ContentType): FieldHook =>
  async ({ value, data, originalDoc, req }) => {
    const language = languageOf(req);
    const fields = { ...originalDoc, ...data };
    const typed = isBlank(value) ? null : String(value).trim().toLowerCase();
    const saved = isBlank(originalDoc?.alias) ? null : originalDoc.alias;
    if (typed !== null && typed !== saved) return typed;
    const isKept = saved !== null && (typed === saved || value === undefined);
    const alias = isKept
      ? await followTitle(originalDoc, fields, { type, language, req })
      : await generateAlias(type, fields, { language, req });
    if (alias === null) return typed ?? value;
    return makeAliasUnique(await readerOf(req), { alias, language, exceptNid: originalDoc?.nid });
  };

const validate: TextFieldValidation = async (value, { req, data, id }) => {
  if (isBlank(value)) return true;
  const error = explainAliasError(String(value));
  if (error) return error;
  const holder = await findAliasHolder(await readerOf(req), {
    alias: String(value),
    language: languageOf(req),
    exceptNid: id === undefined ? undefined : (data as { nid?: number }).nid,
  });
  if (!holder) return true;
  return say('“{title}” has this path already. Choose another, or empty the field to have one made.', {
    title: holder.title,
  });
};

/** A node's path in one language, without the language prefix (C-6). */
export const aliasField = (type: ContentType): TextField => ({
  name: 'alias',
  label: 'Path',
  type: 'text',
  localized: true,
  index: true,
  validate,
  hooks: {
    beforeValidate: [fillFromPattern(type)],
    // A copy gets a path of its own in every language.
    beforeDuplicate: [
      async ({ value, req }) =>
        isBlank(value) ? value : makeAliasUniqueEverywhere(await readerOf(req), String(value)),
    ],
  },
  admin: {
    position: 'sidebar',
    description:
      'Where visitors find this page, without domain and language. Leave it empty to have it made from the title; until it is first published it then follows the title. When you change it on a published page, the former path leads to the new one.',
  },
});
