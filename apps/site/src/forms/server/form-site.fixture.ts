import type { AsyncResponse } from '@keelstone/async/protocol';
import { sampleNode } from '@keelstone/content/types/sample-node.ts';
import type { PublishedNode } from '@keelstone/content/types/types.model.ts';
import type { Form, Language } from '@keelstone/model';
import { sampleForm } from '@keelstone/model/samples';
import type { Submission } from '@keelstone/outbox';
import { FORM_NAMES } from '@keelstone/ui/form-view/form-names.ts';
import type { Configuration } from '../../app/configuration.ts';
import { siteWith } from '../../app/site.fixture.ts';
import { NotStoredError } from './submission-store.ts';

export const SITE_URL = 'https://www.keelstone.example';

/** A page with the form in a form bar, in a language. */
export function pageWithForm(form: Form, language: Language = 'en'): PublishedNode {
  const path = language === 'en' ? '/contact' : '/de/kontakt';
  return sampleNode('page', {
    nid: 5,
    language,
    path,
    title: language === 'en' ? 'Contact us' : 'Kontakt',
    translations: { en: '/contact', de: '/de/kontakt' },
    sections: [{ kind: 'form_bar', id: 'bar', heading: 'Ask us', text: null, form }],
  });
}

export type Fields = Record<string, string | string[]>;

/** Files by field. */
export type Uploads = Record<string, { name: string; content: Buffer; type?: string }[]>;

/** What a person enters in the sample form. */
export const FILLED_IN: Fields = { name: 'Ada Lovelace', email: 'ada@example.org', interest: 'suppliers' };

const fromPage = (language: Language): Fields => ({
  [FORM_NAMES.page]: language === 'en' ? '/contact' : '/de/kontakt',
  [FORM_NAMES.view]: 'bar',
  [FORM_NAMES.language]: language,
  [FORM_NAMES.honeypot]: '',
});

/** The language, the form, and additional headers. */
type Sending = { language?: Language; id?: number; assets?: string[] } & Record<string, unknown>;

type FormSite = {
  form?: Form;
  nodes?: PublishedNode[];
  configuration?: Partial<Configuration>;
  phone?: string;
};

/**
 * A site with a form on a page, and functions that send it like a browser; records the submissions that were
 * stored.
 */
export async function formSite({ form = sampleForm(), nodes, configuration, phone = '' }: FormSite = {}) {
  const stored: Submission[] = [];
  let failure: Error | null = null;
  const site = await siteWith({
    nodes: nodes ?? [pageWithForm(form), pageWithForm({ ...form, submitLabel: 'Senden' }, 'de')],
    ...(configuration ? { configuration } : {}),
    settings: { en: { phone }, de: { phone } },
    storeSubmission: async (submission) => {
      if (failure) throw failure;
      if (!stored.some(({ id }) => id === submission.id)) stored.push(submission);
    },
  });
  const headers = (more: object) => ({ 'sec-fetch-site': 'same-origin', ...more });
  return {
    site,
    stored,
    fillDisk: (error: Error = new NotStoredError(null)) => {
      failure = error;
    },
    /** With files: without scripts, or as the browser script does. */
    upload: async (
      fields: Fields,
      uploads: Uploads,
      { language = 'en', id = form.id, isAsync = false, ...more }: Sending & { isAsync?: boolean } = {},
    ) => {
      const body = new FormData();
      const elapsed: Fields = isAsync ? { [FORM_NAMES.elapsed]: '9000' } : {};
      for (const [name, value] of Object.entries({ ...fromPage(language), ...elapsed, ...fields })) {
        for (const each of [value].flat()) body.append(name, each);
      }
      for (const [name, files] of Object.entries(uploads)) {
        for (const file of files)
          body.append(name, new Blob([new Uint8Array(file.content)], { type: file.type ?? '' }), file.name);
      }
      if (isAsync)
        body.set(
          '_page_state',
          JSON.stringify({ path: '/contact', language, assets: ['/assets/style.css'] }),
        );
      const encoded = new Response(body);
      return site.inject({
        method: 'POST',
        url: `/forms/${id}`,
        payload: Buffer.from(await encoded.arrayBuffer()),
        headers: headers({ 'content-type': String(encoded.headers.get('content-type')), ...more }),
      });
    },
    /** Without scripts. */
    post: (fields: Fields, { language = 'en', id = form.id, ...more }: Sending = {}) => {
      const body = new URLSearchParams();
      for (const [name, value] of Object.entries({ ...fromPage(language), ...fields })) {
        for (const each of [value].flat()) body.append(name, each);
      }
      return site.inject({
        method: 'POST',
        url: `/forms/${id}`,
        payload: body.toString(),
        headers: headers({ 'content-type': 'application/x-www-form-urlencoded', ...more }),
      });
    },
    /** Asynchronously. */
    send: async (
      fields: Fields,
      { language = 'en', id = form.id, assets = ['/assets/style.css'], ...more }: Sending = {},
    ) => {
      const response = await site.inject({
        method: 'POST',
        url: `/forms/${id}`,
        payload: {
          fields: { ...fromPage(language), [FORM_NAMES.elapsed]: '9000', ...fields },
          pageState: { path: '/contact', language, assets },
        },
        headers: headers(more),
      });
      const isVerified = response.headers['x-keelstone-verification'] === '1';
      const { commands } = response.json<AsyncResponse>();
      return { status: response.statusCode, isVerified, commands, headers: response.headers };
    },
  };
}
