import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECTION_KINDS } from '@keelstone/content/sections/sections.model.ts';
import { LANGUAGES } from '@keelstone/model';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUBLISHED } from '../../apps/cms/src/publishing/published-content.fixture.ts';
import { createTargets, type Targets } from '../../apps/cms/src/sections/block-targets.fixture.ts';
import { startCms } from '../../apps/cms/src/test-cms.ts';
import { openDemo } from '../open-demo.ts';
import { openContent } from './check-content.ts';
import { ContentLoader } from './content-loader.ts';
import { inLanguage, languagesOf } from './in-language.ts';
import { loadContent } from './load-content.ts';
import { type Content, fieldsOf } from './read-content.ts';
import { createMarkdownConverter } from './rich-text.ts';
import { readStored } from './stored.ts';
import { type Conversion, toDocument } from './to-document.ts';

const cms = await startCms();
const folder = mkdtempSync(join(tmpdir(), 'keelstone-starter-'));
cpSync(join(import.meta.dirname, '../starter'), folder, { recursive: true });
afterAll(async () => {
  await cms.stop();
  rmSync(folder, { recursive: true });
});

const FROM_FILES = 'Every page can be read and found; pictures and PDFs follow';

/** Loads the starter in its current state in the folder. */
async function load(say: (line: string) => void = () => undefined): Promise<string[]> {
  const report: string[] = [];
  await loadContent(openContent(folder), cms.payload, (line) => {
    report.push(line);
    say(line);
  });
  return report;
}

/** Everything that visitors see, except generated pictures and the time of the change. */
async function readPublished() {
  const nodes = await cms.query<{ node: Record<string, unknown> }>(
    'select nid, language, path, node from published.nodes order by nid, language',
  );
  const settings = await cms.query(
    'select key, language, value from published.settings order by key, language',
  );
  const isLater = (name: string) => name === 'picture' || name === 'changed';
  return JSON.parse(
    JSON.stringify({ nodes, settings }, (name, value) => (isLater(name) ? undefined : value)),
  );
}

const replaceIn = (file: string, from: string, to: string) => {
  const path = join(folder, file);
  writeFileSync(path, readFileSync(path, 'utf8').replace(from, to));
};

async function findPage(key: string) {
  const { docs } = await cms.payload.find({
    collection: 'page',
    where: { demoKey: { equals: key } },
    depth: 0,
  });
  if (!docs[0]) throw new Error(`No page has the key "${key}".`);
  return docs[0];
}

describe('the starter', () => {
  it('C-1 C-8 C-10 S-26 is published from its files in every language, and the same by the CMS, once', async () => {
    let early: ReturnType<typeof readPublished> | undefined;
    const report = await load((line) => {
      if (line === FROM_FILES) early = readPublished();
    });
    expect(report).toEqual([
      'Terms, media, forms: 2 of 2 loaded',
      'site_settings: loaded',
      FROM_FILES,
      'Pages: 5 of 5 loaded',
    ]);
    // What was published from the files is what the CMS publishes.
    expect((await early).nodes).toHaveLength(10);
    expect((await early).settings.length).toBeGreaterThan(0);
    expect(await readPublished()).toEqual(await early);
    const rows = await cms.publishedNodes((await findPage('contact')).nid);
    expect(rows.map(({ language, path }) => `${language} ${path}`).sort()).toEqual([
      'de /de/kontakt',
      'en /contact',
    ]);
    for (const { node, language } of rows) {
      expect(node.picture).toMatchObject({ kind: 'image' });
      expect(node.alsoFoundBy).toMatch(language === 'de' ? /^Adresse, / : /^phone number, /);
      expect(node.sections).toMatchObject([
        { kind: 'form_bar', form: { title: language === 'de' ? 'Schreiben Sie uns' : 'Write to us' } },
      ]);
    }
    expect(await load()).toEqual([
      'Terms, media, forms: 0 of 2 loaded',
      'site_settings: as it was',
      'Pages: 0 of 5 loaded',
    ]);
  });

  it('R-4 is loaded again where a file has changed, and nowhere else: what editors changed stays', async () => {
    const [about, privacy] = [await findPage('about'), await findPage('privacy')];
    await cms.payload.update({
      collection: 'page',
      id: privacy.id,
      locale: 'en',
      data: { title: 'An editor’s words', moderation: 'published', _status: 'published' },
    });
    replaceIn('page/about.en.md', 'title: About us', 'title: Who we are');
    replaceIn('forms/contact-form.yaml', 'en: Send,', 'en: Send it,');
    expect(await load()).toEqual([
      'Terms, media, forms: 1 of 2 loaded',
      'site_settings: as it was',
      'Pages: 1 of 5 loaded',
    ]);
    expect(await findPage('about')).toMatchObject({ id: about.id, title: 'Who we are' });
    expect(await findPage('privacy')).toMatchObject({ title: 'An editor’s words' });
  });

  it('C-5 C-10 shows a reusable section on every page that names it, in each of its languages', async () => {
    mkdirSync(join(folder, 'reusable-sections'));
    const write = (language: string, title: string) =>
      writeFileSync(
        join(folder, `reusable-sections/call.${language}.md`),
        `---\ntitle: ${title}\nsections:\n  - kind: headline\n    heading: ${title}\n---\n`,
      );
    write('en', 'Call us');
    write('de', 'Rufen Sie an');
    const accordion = '  - kind: accordion\n';
    replaceIn('page/about.en.md', accordion, `  - kind: reusable\n    section: call\n${accordion}`);
    replaceIn('page/about.de.md', accordion, `  - kind: reusable\n${accordion}`);
    expect((await load())[0]).toBe('Terms, media, forms: 1 of 3 loaded');
    const rows = await cms.publishedNodes((await findPage('about')).nid);
    expect(rows.map(({ node }) => node.sections[0])).toMatchObject([
      { kind: 'headline', heading: 'Rufen Sie an' },
      { kind: 'headline', heading: 'Call us' },
    ]);
    expect((await load())[0]).toBe('Terms, media, forms: 0 of 3 loaded');
  });

  it('is refused with file, line and field where the CMS itself finds an error', async () => {
    replaceIn('forms/contact-form.yaml', 'name: email', 'name: name');
    await expect(load()).rejects.toMatchObject({
      name: 'ContentError',
      message: expect.stringMatching(/forms\/contact-form\.yaml:\d+: fields/),
    });
  });

  it('R-4 leaves what editors have changed, whatever the digests of an older version say', async () => {
    const { payload } = cms;
    replaceIn('forms/contact-form.yaml', 'name: name', 'name: email');
    writeFileSync(
      join(folder, 'page/jobs.en.md'),
      '---\ntitle: Jobs\ncreated: 2026-01-07T08:00:00Z\n---\n\nNone.\n',
    );
    await load();
    const account = async (name: string) => ({
      user: await payload.create({
        collection: 'users',
        data: { name, email: `${name}@keelstone.example`, password: 'a-long-passphrase', role: 'editor' },
      }),
    });
    const [ada, ben] = [await account('ada'), await account('ben')];
    const [about, home] = [await findPage('about'), await findPage('home')];
    const ADA = { title: 'Ada’s words', moderation: 'published', _status: 'published' } as const;
    await payload.update({ collection: 'page', id: about.id, locale: 'en', data: ADA, ...ada });
    // Drafts count as work of staff, too.
    await payload.update({
      collection: 'page',
      id: home.id,
      locale: 'en',
      draft: true,
      data: { title: 'Ben’s draft' },
      ...ben,
    });
    const { docs } = await payload.find({ collection: 'forms', where: { demoKey: { exists: true } } });
    const form = docs[0]?.id as number;
    await payload.update({ collection: 'forms', id: form, data: { title: 'Ada’s form' }, ...ada });
    await payload.updateGlobal({ slug: 'site_settings', data: { siteName: 'Ada Ltd' }, ...ada });
    const jobs = await findPage('jobs');
    await payload.update({
      collection: 'page',
      id: jobs.id,
      data: { deletedAt: new Date().toISOString() },
      ...ada,
    });
    // Her account is deleted, and her name with it.
    await payload.delete({ collection: 'users', id: ada.user.id });
    for (const table of [
      'page',
      '_page_v',
      'forms',
      'article_type',
      'article',
      '_article_v',
      'site_settings',
    ]) {
      const column = table.startsWith('_') ? 'version_demo_hash' : 'demo_hash';
      await cms.query(
        `update public.${table} set ${column} = 'of an older version' where ${column} is not null`,
      );
    }
    expect(await load()).toEqual([
      'Terms, media, forms: 1 of 3 loaded',
      'site_settings: as it was',
      'Pages: 3 of 6 loaded',
      'Left as editors have changed them: page/about, page/home, page/jobs, forms/contact-form, site_settings/site-settings',
    ]);
    expect(await findPage('about')).toMatchObject({ id: about.id, title: 'Ada’s words' });
    expect(await payload.findByID({ collection: 'page', id: home.id, draft: true })).toMatchObject({
      title: 'Ben’s draft',
    });
    expect(await payload.findByID({ collection: 'forms', id: form })).toMatchObject({ title: 'Ada’s form' });
    expect(await payload.findGlobal({ slug: 'site_settings' })).toMatchObject({ siteName: 'Ada Ltd' });
    await expect(findPage('jobs')).rejects.toThrow('No page has the key');
  });
});

describe('forms and notices of the demo', () => {
  it('C-8 C-10 N-1 are taken by the CMS in every language', async () => {
    const demo = openDemo();
    const entries = demo.entries.filter(({ slug }) => slug === 'forms' || slug === 'notices');
    const loader = new ContentLoader(demo, cms.payload, await readStored(cms.payload, ['forms', 'notices']));
    loader.toRichText = await createMarkdownConverter(
      cms.payload.config,
      (target) => loader.addressOf(target),
      demo,
    );
    for (const entry of entries) {
      const { value: id } = await loader.addressOf(entry);
      for (const locale of LANGUAGES) {
        const saved = await cms.payload.findByID({ collection: entry.slug as 'forms', id, locale, depth: 0 });
        const { title, heading } = inLanguage(entry, locale);
        expect(saved).toMatchObject(entry.slug === 'forms' ? { title } : { heading });
      }
    }
    expect(loader.saved).toBe(entries.length);
  });
});

/** The demo has sections of every kind in these; in French, it has fewer pages. */
const WHOLE = ['en', 'de'] as const;

describe('the sections of the demo', () => {
  let targets: Targets;
  let conversion: Conversion;
  beforeAll(async () => {
    targets = await createTargets(cms.payload);
    /** Published documents that replace those the demo refers to. */
    const ids: Record<string, number> = {
      ...targets.ids,
      images: targets.image,
      svgs: targets.svg,
      forms: targets.form,
      dialogs: targets.dialog,
    };
    const demo = openDemo();
    const addressOf: Conversion['addressOf'] = async (slugs, key) => {
      const slug = demo.resolve(slugs, key)?.slug ?? '';
      return ids[slug] ? { relationTo: slug, value: ids[slug] } : { relationTo: 'svgs', value: targets.svg };
    };
    const resolve: Content['resolve'] = (slugs, key) => demo.resolve(slugs, key);
    const toRichText = await createMarkdownConverter(
      cms.payload.config,
      ({ slug, key }) => addressOf([slug], key),
      { resolve },
    );
    conversion = { addressOf, toRichText };
  });

  it.each(SECTION_KINDS)(
    'C-5 C-10 each %s is taken by the CMS, and arrives in both languages of the whole demo',
    async (kind) => {
      const nodes = openDemo().entries.filter(
        (entry) =>
          WHOLE.every((language) => languagesOf(entry).includes(language)) &&
          Array.isArray(entry.source.value.sections),
      );
      const sectionsIn = (language: (typeof WHOLE)[number]) =>
        nodes.flatMap((node) =>
          (inLanguage(node, language).sections as { kind: string }[]).filter(
            (section) => section.kind === kind,
          ),
        );
      const dataIn = async (language: (typeof WHOLE)[number]) => ({
        ...(await toDocument(fieldsOf('page'), { sections: sectionsIn(language) }, kind, conversion)),
        title: `${kind} ${language}`,
      });
      const { payload } = cms;
      const page = await payload.create({
        collection: 'page',
        locale: 'de',
        draft: true,
        data: { ...(await dataIn('de')), created: PUBLISHED.created, moderation: 'draft' } as never,
      });
      await payload.update({
        collection: 'page',
        id: page.id,
        locale: 'en',
        publishAllLocales: true,
        data: { ...(await dataIn('en')), ...PUBLISHED } as never,
      });
      const rows = await cms.publishedNodes(page.nid);
      expect(rows.map(({ language }) => language).sort()).toEqual(['de', 'en']);
      const [one, other] = rows.map(({ node }) => node.sections.map(({ id }) => id));
      expect(one).toHaveLength(sectionsIn('en').length);
      expect(one).toEqual(other);
    },
  );
});
