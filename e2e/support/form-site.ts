/** The site with forms chosen by a test, without CMS and database; stored submissions can be inspected. */
import type { AddressInfo } from 'node:net';
import type { Form } from '../../packages/model/src/form/form.ts';
import type { Language } from '../../packages/model/src/language.ts';
import type { Submission } from '../../packages/outbox/src/index.ts';
import { CLIENT, openSources } from './example-pages.ts';

type Fixture = typeof import('../../apps/site/src/app/site.fixture.ts');
type SubmissionStoreModule = typeof import('../../apps/site/src/forms/server/submission-store.ts');
type Examples = typeof import('@keelstone/ui/form-view/form.examples.ts');
type ClientFiles = typeof import('../../apps/site/src/http/files/client-files.ts');
type Assets = typeof import('../../apps/site/src/http/files/client-assets.ts');
type Samples = typeof import('@keelstone/content/types/sample-node.ts');

/** Paths of the forms. */
export const PATHS = {
  everyKind: '/contact',
  german: '/de/kontakt',
  redirecting: '/landing',
  thanks: '/thank-you',
  conditional: '/conditional',
  stepped: '/stepped',
} as const;

export type FormSite = {
  url: string;
  /** Submissions, each once, as in the database. */
  kept: Submission[];
  /** How often a submission was passed to the store. */
  handedOver(): number;
  /** Whether storing fails, as when database and disk are unavailable. */
  setFull(isFull: boolean): void;
  stop(): Promise<void>;
};

/** Starts it on a free port of this machine. */
export async function startFormSite(): Promise<FormSite> {
  const load = await openSources();
  const { siteWith } = await load<Fixture>('app/site.fixture.ts');
  const { NotStoredError } = await load<SubmissionStoreModule>('forms/server/submission-store.ts');
  const { examples } = await load<Examples>('packages/ui/src/form-view/form.examples.ts');
  const { registerClientFiles } = await load<ClientFiles>('http/files/client-files.ts');
  const { readClientAssets } = await load<Assets>('http/files/client-assets.ts');
  const { sampleNode } = await load<Samples>('../../../content/types/sample-node.ts');

  const bar = (nid: number, language: Language, path: string, form: Form) =>
    sampleNode('page', {
      nid,
      language,
      path,
      title: language === 'en' ? 'Contact us' : 'Kontakt',
      translations: { [language]: path },
      picture: null,
      sections: [{ kind: 'form_bar', id: 'bar', heading: 'Ask us', text: null, form }],
    });
  const redirecting: Form = {
    ...examples.shortest,
    confirmation: { kind: 'redirect', url: PATHS.thanks },
  };
  const kept: Submission[] = [];
  let handedOver = 0;
  let isFull = false;
  const app = await siteWith({
    nodes: [
      bar(1, 'en', PATHS.everyKind, examples.everyKind),
      bar(2, 'de', PATHS.german, examples.longest),
      { ...bar(5, 'en', PATHS.conditional, examples.conditional), title: 'Ask for help' },
      { ...bar(6, 'en', PATHS.stepped, examples.stepped), title: 'Report a loss' },
      sampleNode('landing_page', { nid: 3, path: PATHS.redirecting, form: redirecting, picture: null }),
      sampleNode('page', { nid: 4, path: PATHS.thanks, title: 'Thank you for asking', picture: null }),
    ],
    assets: await readClientAssets(CLIENT, []),
    configuration: { siteUrl: 'http://localhost', formsPerAddress: 1000 },
    storeSubmission: async (submission) => {
      handedOver += 1;
      if (isFull) throw new NotStoredError(null);
      if (!kept.some(({ id }) => id === submission.id)) kept.push(submission);
    },
  });
  await registerClientFiles(app, CLIENT);
  await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    kept,
    handedOver: () => handedOver,
    setFull: (full) => {
      isFull = full;
    },
    stop: () => app.close(),
  };
}
