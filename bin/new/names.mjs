// The forms of a name, and why one cannot be taken.
import { Advice } from '../progress.mjs';

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/**
 * Words that JavaScript reserves, names that it gives to every object or that the linter keeps for its own functions,
 * and names that the files of a kind import or declare themselves.
 */
const RESERVED = new Set(
  `arguments async await block boolean break case catch class const constructor continue debugger default delete do
  else enum escape eval examples export extends false finally for function globalThis hasOwnProperty heading if
  implements import in instanceof interface isFinite isPrototypeOf kind let new node null number object package
  paragraph paragraphs parseFloat parseInt private propertyIsEnumerable protected public return section sections
  static string styles super switch symbol text this throw toLocaleString toString true try type typeof undefined
  unescape valueOf var void while with yield`.split(/\s+/),
);

/** @param {string} word as sources write it */
export const isReserved = (word) => RESERVED.has(word);

/** PostgreSQL cuts identifiers at 63 characters, and Payload makes `enum__NAME_v_version_moderation` of a type. */
const LONGEST = 32;

/** Of English words, by their ending: a rare one (*analysis*) is for the developer to correct. @param {string} words */
const pluralOf = (words) =>
  /[^aeiou]y$/.test(words)
    ? `${words.slice(0, -1)}ies`
    : `${words}${/(?:s|x|z|ch|sh)$/.test(words) ? 'es' : 's'}`;

/**
 * Every form in which sources write a name.
 *
 * @param {string} name in kebab-case, such as `pull-quote`
 */
export function namesOf(name) {
  const words = name.split('-');
  const pascal = words.map(capital).join('');
  return {
    kebab: name,
    snake: words.join('_'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    label: capital(words.join(' ')),
    kebabs: pluralOf(name),
    labels: capital(pluralOf(words.join(' '))),
  };
}

/** @throws Advice when a kind cannot have this name, whatever the group */
export function checkName(name) {
  if (!/^[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*$/.test(name))
    throw new Advice(
      `"${name}" is not a name in kebab-case. Write it like pull-quote or columns2: small letters and digits, one hyphen between words, and a letter at the beginning of each.`,
    );
  if (name.length > LONGEST)
    throw new Advice(
      `"${name}" is too long: PostgreSQL cuts the names made of it. Use ${LONGEST} characters at most.`,
    );
  if (isReserved(namesOf(name).camel))
    throw new Advice(`"${name}" is a reserved word. Add another word, such as ${name}-card.`);
}
