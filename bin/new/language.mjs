// `npm run new -- language CODE`: a folder with everything the default language says, to be translated in its place.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { Advice } from '../progress.mjs';
import { root } from '../project.mjs';
import { isReserved } from './names.mjs';
import { addEntry, addImport, both, commandsAfter } from './plan.mjs';

const HOME = join(root, 'languages');
const require = createRequire(join(HOME, 'package.json'));
const read = (path) => readFileSync(join(HOME, path), 'utf8');

/** Codes of the languages there are. */
export const folders = () => readdirSync(HOME).filter((name) => existsSync(join(HOME, name, 'language.ts')));

/** The first of the registry: what there is to say is what it says. */
const defaultLanguage = () => /export const languages = \{\s*(\w+)/.exec(read('languages.ts'))?.[1] ?? 'en';

const nameIn = (code, reader) =>
  new Intl.DisplayNames([reader], { type: 'language', fallback: 'none' }).of(code);

const resolves = (module) => {
  try {
    return Boolean(require.resolve(module));
  } catch {
    return false;
  }
};

/** The language whose texts of Payload's own the admin has. */
const payloadOf = (code, original) =>
  resolves(`@payloadcms/translations/languages/${code}`) ? code : original;

/** What Payload calls the way to a new password in a language; mails name it as the log-in page does. */
const forgottenIn = (code) =>
  require(`@payloadcms/translations/languages/${code}`)[code].translations.authentication
    .forgotPasswordQuestion;

/** An exported value of English, held to the type that English gives it. */
const typed = (source, type, from) =>
  addImport(`import type { ${type.split('[')[0]} } from '${from}';`)(
    source.replace(/^export const (\w+) =/m, `export const $1: ${type} =`),
  );

const localeOf = (code, source) => {
  const { language, region } = new Intl.Locale(code).maximize();
  const name = nameIn(code, code) ?? nameIn(code, 'en');
  return source
    .replace(/name: '.*'/, `name: '${name.charAt(0).toUpperCase()}${name.slice(1)}'`)
    .replace(/tag: '.*'/, `tag: '${language}-${region}'`)
    .replace(/openGraph: '.*'/, `openGraph: '${language}_${region}'`)
    .replace(/shortDate: .*/, "shortDate: (day, month, year) => [day, month, year].join('/'),");
};

/** By the Snowball stemmer and the patterns of the language, where the libraries have them; otherwise words stay whole. */
function textOf(stemmer) {
  const stem = stemmer ? 'stemmer' : '(word) => word';
  return `${stemmer ? `import { stemmer } from '${stemmer}';\n` : ''}import type { TextProcessing } from '../../languages/language-definition.ts';

export const text: TextProcessing = {
  stem: ${stem},
  irregular: {},
  stopWords: new Set<string>(),
  questionPhrases: [],
  compoundLinks: [],
  questionWords: new Set<string>(),
  leastCoverage: 0.5,
};
`;
}

/** A list of English texts as an object: what each is called in the language, until it is translated the English. */
const translatable = (source, kind, group) =>
  `import type { AdminLanguage } from '../../../admin-language.ts';\n\n${source
    .replace(/^export const (\w+) = \[/m, `export const $1: AdminLanguage['${kind}']['${group}'] = {`)
    .replace('] as const;', '};')
    .replace(/^ {2}((['"]).*\2),$/gm, '  $1:\n    $1,')}`;

/** What editors read: the same files as those of English. */
function adminFiles(code, original) {
  const groups = ['fields', 'texts'].flatMap((kind) => [
    [`admin/${kind}.ts`, read(`${original}/admin/${kind}.ts`).replace(/^(\/\*\*.*|export type .*)\n/gm, '')],
    ...readdirSync(join(HOME, original, 'admin', kind)).map((file) => [
      `admin/${kind}/${file}`,
      translatable(read(`${original}/admin/${kind}/${file}`), kind, file.replace('.ts', '')),
    ]),
  ]);
  const payload = payloadOf(code, original);
  return [
    ...groups,
    [
      'admin/payload.ts',
      typed(read(`${original}/admin/payload.ts`), "AdminLanguage['payloadTexts']", '../../admin-language.ts'),
    ],
    [
      'admin/admin.ts',
      `import { ${payload} as payload } from '@payloadcms/translations/languages/${payload}';
import type { AdminLanguage } from '../../admin-language.ts';
import { fields } from './fields.ts';
import { payloadTexts } from './payload.ts';
import { texts } from './texts.ts';

export const admin: AdminLanguage = { payload, payloadTexts, fields, texts };
`,
    ],
  ];
}

const hyphenateOf = (patterns) =>
  patterns
    ? `/// <reference path="../hyphen.d.ts" />\nimport patterns from '${patterns}';\n\nexport const hyphenate = patterns.hyphenateSync;\n`
    : `/** The library has no patterns of this language. */\nexport const hyphenate = (word: string) => word;\n`;

/** @returns {string} the language's name in English. @throws Advice when there cannot be a folder of this name */
function checkCode(code) {
  const [start] = /^[a-z]{2,3}(?=[-_]|$)/i.exec(code) ?? [];
  const canonical = start && new Intl.Locale(start).language;
  const name = canonical && nameIn(canonical, 'en');
  if (!name)
    throw new Advice(
      `"${code}" is not the code of a language. Give the one of ISO 639, in small letters, such as it.`,
    );
  if (existsSync(join(HOME, canonical)))
    throw new Advice(`There is ${name} already: languages/${canonical}.`);
  if (code !== canonical)
    throw new Advice(
      `The code of ${name} is ${canonical}, in small letters and without a region: npm run new -- language ${canonical}. Its region stands in its locale.ts (tag, openGraph).`,
    );
  if (isReserved(code)) throw new Advice(`"${code}", the code of ${name}, is a reserved word of JavaScript.`);
  if (!new Intl.Locale(code).maximize().region)
    throw new Advice(
      `${name} (${code}) has no region, and without one there are no formats of dates and numbers.`,
    );
  return name;
}

/** @returns {import('./plan.mjs').Plan & { commands: string[][], next: string[] }} */
export function languagePlan(code) {
  const name = checkCode(code);
  const original = defaultLanguage();
  const stemmer = `@orama/stemmers/${name.toLowerCase()}`;
  const patterns = `hyphen/${code}/index.js`;
  const [hasStemmer, hasPatterns] = [stemmer, patterns].map(resolves);
  const forgotten = forgottenIn(payloadOf(code, original)).replaceAll("'", "\\'");
  const messages = readdirSync(join(HOME, original, 'messages')).map((file) => {
    const source = read(`${original}/messages/${file}`);
    const feature = file.replace('.ts', '');
    const text = ['browser', 'server'].includes(feature)
      ? source
      : typed(source, `Messages['${feature}']`, '../../language-definition.ts');
    return [`messages/${file}`, feature === 'mail' ? text.replace(forgottenIn(original), forgotten) : text];
  });
  const renamed = (file) =>
    read(`${original}/${file}`).replace(`export const ${original} =`, `export const ${code} =`);
  const files = [
    ['locale.ts', localeOf(code, read(`${original}/locale.ts`))],
    [
      'content-types.ts',
      typed(read(`${original}/content-types.ts`), 'ContentTypes', '../language-definition.ts'),
    ],
    ['text.ts', textOf(hasStemmer ? stemmer : null)],
    ['hyphenate.ts', hyphenateOf(hasPatterns ? patterns : null)],
    ['language.ts', renamed('language.ts')],
    ['language.browser.ts', renamed('language.browser.ts')],
    ...messages,
    ...adminFiles(code, original),
  ];
  return {
    creates: files.map(([file, text]) => [`languages/${code}/${file}`, text]),
    edits: [
      [
        'languages/languages.ts',
        both(
          addEntry('export const languages = {', '\n};', code),
          addImport(`import { ${code} } from '#language/${code}';`),
        ),
      ],
      [
        'languages/admin-languages.ts',
        both(
          addEntry(
            'export const adminLanguages: Readonly<Record<Language, AdminLanguage>> = {',
            '\n};',
            code,
          ),
          addImport(`import { admin as ${code} } from './${code}/admin/admin.ts';`),
        ),
      ],
    ],
    commands: commandsAfter(`add-${name.toLowerCase().replace(/[^a-z]+/g, '-')}`),
    next: [
      `Its folder is languages/${code}: translate messages/, admin/ (what editors read) and content-types.ts, and check dates, clock, ampersand and reading speed in locale.ts.`,
      ...(new Intl.Locale(code).getTextInfo().direction === 'rtl'
        ? [
            `${name} is written from right to left, and so far neither pages nor styles are: that is work of its own.`,
          ]
        : []),
      `Give text.ts stop words${hasStemmer ? '' : ' and a stemmer (the library has none)'}: words that stand in nearly every text.`,
      `Write demo/full/…/KEY.${code}.md beside pages that are to be there in ${name}; navigation and footer are in site-settings.yaml.`,
    ],
  };
}
