import { parseThesaurus, readThesaurus } from '@keelstone/languages/thesaurus.ts';
import { LANGUAGES, type Language } from '@keelstone/model';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { readerOf } from '../database/transaction.ts';
import { Staff, send } from '../http/staff.fixture.ts';
import { readSynonymGroups } from '../publishing/search/synonym-groups.ts';
import { startCms } from '../test-cms.ts';
import { loadThesaurus } from './load-thesaurus.ts';
import { findFindsError, findWordsError } from './synonyms-error.ts';

/** A new language has no thesaurus. */
const known = LANGUAGES.filter((language) => readThesaurus(language).length > 0);

const cms = await startCms();
const { payload } = cms;
const editor = await Staff.hire(payload, 'editor');
beforeEach(() => cms.query('delete from synonyms'));
afterAll(() => cms.stop());

/** Loads a version of the product whose English thesaurus has these lines. */
const load = (...lines: string[]) =>
  loadThesaurus(payload, (language) =>
    language === 'en' ? parseThesaurus(lines.join('\n'), 'test.txt') : [],
  );
const published = async (language: Language) => {
  const [row] = await cms.query<{ value: { synonyms: { phrases: string[] }[] } }>(
    "select value from published.settings where key = 'search_rules' and language = $1",
    [language],
  );
  return row?.value.synonyms ?? [];
};
const changes = async () =>
  (await cms.query("select 1 from published.change_log where kind = 'setting' and key = 'search_rules'"))
    .length;
const idOf = async (title: string) =>
  (await cms.query<{ id: number }>('select id from synonyms where title = $1', [title]))[0]?.id;
const titles = async () =>
  (await cms.query<{ title: string }>('select title from synonyms order by title')).map(({ title }) => title);

describe('the thesaurus of the product', () => {
  it('S-28 comes into the CMS as groups that editors see, is published once, and loaded once', async () => {
    const before = await changes();
    await loadThesaurus(payload);
    expect(await changes()).toBe(before + known.length);
    for (const language of known) {
      const lines = readThesaurus(language);
      expect((await published(language)).map(({ phrases }) => phrases)).toEqual(
        lines.map(({ phrases }) => phrases),
      );
      const { body } = await editor.get(`/api/synonyms?where[language][equals]=${language}&limit=1&sort=id`);
      expect(body.totalDocs).toBe(lines.length);
      expect(body.docs[0]).toMatchObject({
        words: lines[0]?.phrases,
        enabled: true,
        source: 'product',
        language,
      });
    }
    await loadThesaurus(payload);
    expect(await changes()).toBe(before + known.length);
    const groups = known.reduce((sum, language) => sum + readThesaurus(language).length, 0);
    const entries = "select action, channel, detail from audit.entries where collection = 'synonyms'";
    expect(await cms.query(entries)).toEqual([
      { action: 'import', channel: 'system', detail: { count: groups } },
    ]);
  });

  it.each(LANGUAGES)('S-28 has only groups that an editor could save, in %s', (language) => {
    const errors = readThesaurus(language).map(
      (group, at, all) => findWordsError(group, all.slice(0, at)) ?? findFindsError(group),
    );
    expect(errors.filter(Boolean)).toEqual([]);
  });

  it('S-28 keeps what editors have changed and switched off when a new version changes it', async () => {
    await load('alpha, beta', 'gamma, delta', 'old -> older', 'gone, lost', 'left, changed');
    await editor.patch(`/api/synonyms/${await idOf('alpha · beta')}`, { words: ['alpha', 'beta', 'own'] });
    await editor.patch(`/api/synonyms/${await idOf('gamma · delta')}`, { enabled: false });
    await editor.patch(`/api/synonyms/${await idOf('left · changed')}`, { weight: 0.2 });
    await load('alpha, beta, new', 'gamma, delta, new', 'old -> older, oldest | 0.3', 'added, more');
    expect(await titles()).toEqual([
      'added · more',
      'alpha · beta · own',
      'gamma · delta · new',
      'left · changed',
      'old → older · oldest',
    ]);
    expect(await published('en')).toEqual([
      { phrases: ['alpha', 'beta', 'own'] },
      { phrases: ['old'], finds: ['older', 'oldest'], weight: 0.3 },
      { phrases: ['left', 'changed'], weight: 0.2 },
      { phrases: ['added', 'more'] },
    ]);
    const groups = await readSynonymGroups(await readerOf({ payload } as never), ['en']);
    expect(groups.filter(({ source }) => source === 'own').map(({ phrases }) => phrases[0])).toEqual([
      'left',
    ]);
  });

  it('S-28 gives way to a group of an editor that begins with the same word', async () => {
    await editor.post('/api/synonyms', { words: ['alpha', 'own'], language: 'en' });
    await load('alpha, beta', 'alpha -> gamma');
    expect(await titles()).toEqual(['alpha · own', 'alpha → gamma']);
  });

  it('S-28 cannot be deleted, only switched off, because an update would bring it back', async () => {
    await load('alpha, beta');
    const id = await idOf('alpha · beta');
    const { status, body } = await editor.patch(`/api/synonyms/${id}`, {
      deletedAt: new Date().toISOString(),
    });
    expect([status, body.errors[0].message]).toEqual([409, expect.stringContaining('Switch it off')]);
    // Nobody claims that a group is the product's, or is not.
    await editor.patch(`/api/synonyms/${id}`, { source: 'own', loaded: 'x' });
    const { body: own } = await editor.post('/api/synonyms', {
      words: ['c', 'd'],
      language: 'en',
      source: 'product',
    });
    expect(own.doc.source).toBe('own');
    expect((await editor.get(`/api/synonyms/${id}`)).body).toMatchObject({ source: 'product' });
  });
});

describe('groups as a CSV file', () => {
  const upload = (csv: string, query = '') => editor.send('POST', `/api/synonyms/import${query}`, csv);
  const outcomes = ({ lines }: { lines: { line: number; outcome: string }[] }) =>
    lines.map(({ line, outcome }) => `${line} ${outcome}`);

  it('S-28 say first what each line would do, then do all of it or nothing', async () => {
    await load('alpha, beta', 'same, equal', 'iso -> norm | 0.5');
    const csv = [
      'language;words;finds;weight;enabled',
      'en;alpha | beta | gamma;;;',
      'en;same | equal;;;yes',
      'EN;iso;norm;0,5;no',
      'de;"Vertrag | Abkommen, Kontrakt"; ;;',
    ].join('\n');
    const dry = await upload(csv, '?dryRun=true');
    expect(outcomes(dry.body)).toEqual(['2 changed', '3 unchanged', '4 changed', '5 new']);
    const notes = dry.body.lines.map(({ note }: { note?: string }) => note);
    expect(notes).toEqual(['Until now alpha · beta.', undefined, 'In use until now.', undefined]);
    expect(await titles()).toEqual(['alpha · beta', 'iso → norm', 'same · equal']);
    const before = await changes();
    expect((await upload(csv)).body.isDone).toBe(true);
    expect(await changes()).toBe(before + 2);
    expect(await published('en')).toEqual([
      { phrases: ['alpha', 'beta', 'gamma'] },
      { phrases: ['same', 'equal'] },
    ]);
    expect(await published('de')).toEqual([{ phrases: ['Vertrag', 'Abkommen, Kontrakt'] }]);
    // Changed by the import, and so no longer by the product.
    await load('alpha, beta, delta', 'same, equal', 'iso -> norm | 0.5');
    expect(await titles()).toContain('alpha · beta · gamma');
  });

  it('S-28 keep the weight and the switch where the file has no such column, and name all that changes', async () => {
    const group = { language: 'en', words: ['alpha', 'beta'], weight: 0.3, enabled: false };
    await editor.post('/api/synonyms', group);
    const line = async (csv: string) => (await upload(csv)).body.lines[0];
    const stored = async () => (await editor.get(`/api/synonyms?where[words][contains]=alpha`)).body.docs[0];
    expect(await line('language,words\nen,alpha | beta\n')).toMatchObject({ outcome: 'unchanged' });
    expect(await line('language,words\nen,alpha | beta | gamma\n')).toMatchObject({
      outcome: 'changed',
      note: 'Until now alpha · beta.',
    });
    expect(await stored()).toMatchObject({ ...group, words: ['alpha', 'beta', 'gamma'] });
    expect(await line('language,words,weight,enabled\nen,alpha | beta,,yes\n')).toMatchObject({
      weight: null,
      enabled: true,
      note: 'Until now alpha · beta · gamma. Weight until now: 0.3. Not in use until now.',
    });
    expect(await line('language,words,weight,enabled\nen,alpha | beta,0.5,\n')).toMatchObject({
      enabled: true,
      note: 'Weight until now: the usual.',
    });
  });

  it('C-14 S-28 do what their preview showed, or nothing', async () => {
    const [mine, theirs] = ['language,words\nen,alpha | mine\n', 'language,words\nen,alpha | theirs\n'];
    const digestOf = async (csv: string) => (await upload(csv, '?dryRun=true')).body.digest;
    const previewed = [await digestOf(mine), await digestOf(theirs)];
    const [done, refused] = (
      await Promise.all([mine, theirs].map((csv, i) => upload(csv, `?digest=${previewed[i]}`)))
    ).sort((a, b) => a.status - b.status);
    expect([done?.status, done?.body.lines[0].outcome]).toEqual([200, 'new']);
    expect([refused?.status, refused?.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('Choose the file again'),
    ]);
    expect(await titles()).toEqual([`alpha · ${done?.body.lines[0].words[1]}`]);
    const next = (await titles()).includes('alpha · mine') ? theirs : mine;
    expect((await upload(next, `?digest=${await digestOf(next)}`)).body.isDone).toBe(true);
  });

  it('C-14 S-28 name who imported to whoever saves an older version', async () => {
    const words = ['alpha', 'beta'];
    const { doc } = (await editor.post('/api/synonyms', { language: 'en', words })).body;
    const colleague = await Staff.hire(payload, 'editor', 'Colleague');
    await colleague.send('POST', '/api/synonyms/import', 'language,words\nen,alpha | gamma\n');
    const stale = await editor.patch(`/api/synonyms/${doc.id}`, { words, updatedAt: doc.updatedAt });
    expect([stale.status, stale.body.errors[0].message]).toEqual([
      409,
      expect.stringContaining('Colleague has saved it'),
    ]);
  });

  it('S-28 name the error of each line, and import nothing then', async () => {
    const { body } = await upload(
      [
        'language,words,finds,weight,enabled',
        'en,good | fine,,,',
        'xx,a | b,,,',
        'en,alone,,,',
        'en,c | C,,,',
        'en,d,d,,',
        'en,e | f,,2,',
        'en,g | h,,often,',
        'en,i | j,,,perhaps',
        'en,GOOD | best,,,',
        `en,${'x'.repeat(101)} | y,,,`,
        'en,& | k,,,',
        'en,good | fine,,,yes',
      ].join('\n'),
    );
    expect(body.isDone).toBe(false);
    expect(outcomes(body).filter((each) => !each.endsWith('refused'))).toEqual(['2 new']);
    expect(body.lines.map(({ reason }: { reason?: string }) => reason?.slice(0, 24))).toEqual([
      undefined,
      'The language is "xx"; it',
      'A group has two words or',
      '"C" is there twice. Take',
      '"d" is there twice. Take',
      'The weight is "2"; it mu',
      'The weight is "often"; i',
      'Enabled is "perhaps"; it',
      'Line 2 begins with the s',
      expect.stringContaining('"xxx'),
      '"&" has no letter or dig',
      'Line 2 is the same group',
    ]);
    expect(await titles()).toEqual([]);
  });

  it('S-28 come back as they were exported, and run no formula in a spreadsheet', async () => {
    await editor.post('/api/synonyms', { words: ['=1+1', '@home ', ' b,c;=1+1'], language: 'en' });
    await editor.post('/api/synonyms', {
      words: ['-x'],
      finds: [' y'],
      weight: 0.25,
      language: 'fr',
      enabled: false,
    });
    const { body, headers } = await editor.get('/api/synonyms/export');
    expect(headers.get('content-type')).toContain('text/csv');
    expect(body.split('\n').slice(1, 3)).toEqual([
      'en,"\'=1+1 | @home | b,c;\'=1+1",,,yes,own',
      "fr,'-x,y,0.25,no,own",
    ]);
    expect(outcomes((await upload(body)).body)).toEqual(['2 unchanged', '3 unchanged']);
    await cms.query('delete from synonyms');
    expect((await upload(body)).body.isDone).toBe(true);
    expect(await titles()).toEqual(['-x → y', '=1+1 · @home · b,c;=1+1']);
  });

  it.each([
    ['no columns', 'alpha,beta\n', 'lacks language and words'],
    ['bars between columns', 'language|words\nen|a\n', 'commas, semicolons or tabs'],
    ['two kinds of columns', '\uFEFFlanguage,words\nen,a|b\nen;c | d\n', 'Line 3 separates'],
    ['nothing', '', 'no groups'],
    ['an endless line', `language,words\nen,${'a|'.repeat(6000)}b\n`, 'Line 2 is longer than 10000'],
    ['no rows', 'language,words\n', 'no groups'],
    ['five megabytes', `language,words\n${'en,a|b\n'.repeat(800_000)}`, 'larger than 5 MB'],
    ['an open quote', 'language,words\nen,"a|b\n', 'not a table'],
  ])('S-28 explain a file with %s', async (_, csv, reason) => {
    const { status, body } = await upload(csv);
    expect([status, body.errors[0].message]).toEqual([
      expect.toSatisfy((code: number) => code === 400 || code === 413),
      expect.stringContaining(reason),
    ]);
  });

  it('C-11 S-28 are for those who publish; all staff may export', async () => {
    const author = await Staff.hire(payload, 'author');
    expect((await author.send('POST', '/api/synonyms/import', 'language,words\nen,a|b\n')).status).toBe(403);
    expect((await author.get('/api/synonyms/export')).status).toBe(200);
    expect((await send('GET', '/api/synonyms/export')).status).toBe(403);
    expect((await send('POST', '/api/synonyms/import', 'language,words\nen,a|b\n')).status).toBe(403);
  });
});
