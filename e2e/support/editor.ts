import {
  type APIRequestContext,
  type Browser,
  expect,
  type Locator,
  type Page,
  request as playwrightRequest,
} from '@playwright/test';
import instance from '../instance.json' with { type: 'json' };
import type { CountedHands } from './count-hands.ts';
import { queryGraphql } from './graphql.ts';
import { type Account, ownAccount, type Role } from './own-account.ts';

export const SITE = `http://localhost:${instance.SITE_PORT}`;
export const CMS = `http://localhost:${instance.CMS_PORT}`;
const FIRST_ADMINISTRATOR = { email: instance.ADMIN_EMAIL, password: instance.ADMIN_PASSWORD };

/** This worker's account of a role in the CMS. */
const accountOf = (role: Role) => ownAccount({ cms: CMS, administrator: FIRST_ADMINISTRATOR }, role);

async function openSession(who: Account): Promise<string> {
  const anonymous = await playwrightRequest.newContext({ baseURL: CMS });
  const response = await anonymous.post('/api/users/login', { data: who });
  expect(response.status(), await response.text()).toBe(200);
  const { token } = (await response.json()) as { token: string };
  await anonymous.dispose();
  return token;
}

const own: Partial<Record<Role, Promise<string>>> = {};

/** A session token; this worker's account of a role uses one for all tests. */
function tokenOf(who: Account | Role): Promise<string> {
  if (typeof who !== 'string') return openSession(who);
  own[who] ??= accountOf(who).then(openSession);
  return own[who];
}

/** how long publishing may take to become visible. */
const VISIBLE_WITHIN_MS = 1000;

type Document = { id: number; nid: number; alias: string; title: string };
type Fields = Record<string, unknown>;

/** Words of a paragraph as the CMS's editor stores them. */
export const textRun = (text: string) => ({
  type: 'text',
  text,
  version: 1,
  format: 0,
  style: '',
  mode: 'normal',
  detail: 0,
});

/** A paragraph as the CMS's editor stores it. */
export function paragraph(text: string): Fields {
  const block = {
    type: 'paragraph',
    version: 1,
    format: '',
    indent: 0,
    direction: 'ltr',
    textFormat: 0,
    children: [textRun(text)],
  };
  return { root: { type: 'root', version: 1, format: '', indent: 0, direction: 'ltr', children: [block] } };
}

/** Works in the CMS through its REST API, and cleans up what it created. */
export class Editor {
  readonly #made: { collection: string; id: number }[] = [];
  readonly #request: APIRequestContext;

  private constructor(request: APIRequestContext) {
    this.#request = request;
  }

  /** @param who an account of the CMS, or this worker's of a role */
  static async logIn(who: Account | Role = 'administrator'): Promise<Editor> {
    const token = await tokenOf(who);
    return new Editor(
      await playwrightRequest.newContext({
        baseURL: CMS,
        extraHTTPHeaders: { Authorization: `JWT ${token}`, Origin: CMS },
      }),
    );
  }

  /** Saves a new document; `_status: 'published'` in the fields publishes it. */
  async create(collection: string, fields: Fields, query = ''): Promise<Document> {
    const response = await this.#request.post(`/api/${collection}${query}`, { data: fields });
    expect(response.status(), await response.text()).toBe(201);
    const { doc } = (await response.json()) as { doc: Document };
    this.#made.push({ collection, id: doc.id });
    return doc;
  }

  /** Uploads a file. @returns its document's id */
  async upload(
    collection: string,
    file: { name: string; mimeType: string; buffer: Buffer },
    fields: Fields,
  ): Promise<number> {
    const multipart = { file, _payload: JSON.stringify(fields) };
    const response = await this.#request.post(`/api/${collection}`, { multipart });
    expect(response.status(), await response.text()).toBe(201);
    const { doc } = (await response.json()) as { doc: Document };
    this.#made.push({ collection, id: doc.id });
    return doc.id;
  }

  /** Sends a change and returns the response's status. */
  async tryUpdate(collection: string, id: number, fields: Fields, query = ''): Promise<number> {
    return (await this.#request.patch(`/api/${collection}/${id}${query}`, { data: fields })).status();
  }

  async update(collection: string, id: number, fields: Fields, query = ''): Promise<Document> {
    const response = await this.#request.patch(`/api/${collection}/${id}${query}`, { data: fields });
    expect(response.status(), await response.text()).toBe(200);
    return ((await response.json()) as { doc: Document }).doc;
  }

  /** The API's response to a GET, such as `/api/article/7?draft=true`. */
  async ask<Body>(path: string): Promise<Body> {
    const response = await this.#request.get(path);
    expect(response.status(), await response.text()).toBe(200);
    return (await response.json()) as Body;
  }

  /** The API's response to a POST that succeeds. */
  async post<Body>(path: string, data: unknown): Promise<Body> {
    const response = await this.#request.post(path, { data });
    expect(response.status(), await response.text()).toBe(200);
    return (await response.json()) as Body;
  }

  /** A preview link to a document as last saved. */
  async previewLink(collection: string, id: number, language = 'en'): Promise<string> {
    const query = `type=${collection}&id=${id}&language=${language}`;
    return (await this.ask<{ url: string }>(`/api/preview/link?${query}`)).url;
  }

  /** Deletes like editors: into the trash, and then permanently. */
  async remove(collection: string, id: number): Promise<void> {
    const moved = await this.#request.patch(`/api/${collection}/${id}`, { data: { deletedAt: 'now' } });
    expect(moved.status(), await moved.text()).toBe(200);
    expect((await this.#request.delete(`/api/${collection}/${id}?trash=true`)).status()).toBe(200);
  }

  /** Removes what this editor created, newest first. */
  async leave(): Promise<void> {
    for (const { collection, id } of this.#made.reverse()) {
      await this.#request.patch(`/api/${collection}/${id}`, { data: { deletedAt: 'now' } });
      await this.#request.delete(`/api/${collection}/${id}?trash=true`);
    }
    await this.#request.dispose();
  }
}

/** Waits until React has hydrated a field. Earlier input is overwritten by what the server sent. */
export const awaitHydration = (field: Locator): Promise<void> =>
  expect
    .poll(() => field.evaluate((element) => Object.keys(element).some((key) => key.startsWith('__react'))))
    .toBe(true);

/**
 * Follows a link of the admin until its page is there: a click before React has attached its handlers is lost.
 *
 * @param target the address that the link leads to
 * @param before what has to be done for the link to be there
 */
export async function follow(link: Locator, target: RegExp, before?: () => Promise<void>): Promise<void> {
  const page = link.page();
  await expect(async () => {
    if (!target.test(page.url())) {
      await before?.();
      await link.click({ timeout: 2000 });
    }
    await expect(page).toHaveURL(target, { timeout: 5000 });
  }).toPass({ timeout: 45_000 });
}

/** A link above one's work on the dashboard. */
export const linkAboveWork = (page: Page, name: string): Locator =>
  page.locator('.my-work__links').getByRole('link', { name, exact: true });

/** Follows a link of the admin's menu, which is closed at first. */
export function followInMenu(page: Page, name: string, target: RegExp): Promise<void> {
  const menu = page.locator('.nav');
  return follow(menu.getByRole('link', { name, exact: true }), target, async () => {
    if ((await menu.getAttribute('inert')) !== null)
      await page.getByRole('button', { name: 'Open Menu' }).first().click({ timeout: 2000 });
  });
}

/**
 * Expands the form of a planned change and sets its time: a task that is counted begins here. If the preview is open,
 * its start rerenders the form and collapses it again.
 *
 * @param panel the region "Planned changes"
 * @param time such as `2031-07-01T09:00`
 */
export async function fillPlan(hands: CountedHands, panel: Locator, time: string): Promise<void> {
  const when = panel.getByLabel('When');
  const begin = panel.getByText('Plan a change');
  await hands.until(
    async () => {
      // What an earlier try opened is closed: each try is a whole one.
      if (await when.isVisible()) await begin.click({ timeout: 1000 });
      hands.begin();
      await begin.click({ timeout: 1000 });
      await when.fill('', { timeout: 1000 });
      await expect(panel).toContainText('the time zone of the site', { timeout: 1000 });
      await hands.writeDate(when, time);
    },
    () => expect(when).toHaveValue(time, { timeout: 1000 }),
  );
}

/** Opens the preview beside a form, unless the account left it open: Payload remembers that, and applies it late. */
export async function openLivePreview(page: Page): Promise<void> {
  const pane = page.locator('#live-preview-iframe');
  await expect(async () => {
    if (!(await pane.isVisible())) await page.locator('#live-preview-toggler').click({ timeout: 1000 });
    await expect(pane).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 30_000 });
}

/** Gives the browser a session in the CMS, as after logging in. */
export async function logIn(page: Page, who: Account | Role = 'administrator'): Promise<void> {
  const value = await tokenOf(who);
  await page
    .context()
    .addCookies([{ name: 'payload-token', value, url: CMS, httpOnly: true, sameSite: 'Strict' }]);
  // Payload remembers for an account which language its content was last edited in, from one journey to the next.
  const response = await page.context().request.post(`${CMS}/api/payload-preferences/locale`, {
    data: { value: 'en' },
    headers: { Authorization: `JWT ${value}`, Origin: CMS },
  });
  expect(response.status(), await response.text()).toBe(200);
}

/** A browser of its own for somebody with this role. */
export async function seat(browser: Browser, role: Role): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await logIn(page, role);
  return page;
}

/** Logs in to the CMS through its form. */
export async function logInByHand(page: Page, account?: Account): Promise<void> {
  const who = account ?? (await accountOf('administrator'));
  await page.goto(`${CMS}/admin/login`);
  await page.getByLabel(/email/i).fill(who.email);
  await page.getByLabel(/password/i).fill(who.password);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await expect(page).toHaveURL(/\/admin\/?$/);
}

/** All places where a visitor could find a title, and whether it is there. */
export async function whereVisitorsSee(
  request: APIRequestContext,
  { title, path, nid }: { title: string; path: string; nid: number },
): Promise<{ page: boolean; search: boolean; archivedSearch: boolean; suggestion: boolean; node: boolean }> {
  const word = title.split(' ')[0] ?? '';
  const text = async (url: string) => (await request.get(`${SITE}${url}`, { maxRedirects: 0 })).text();
  const graphql = async (query: string) => JSON.stringify(await queryGraphql(request, query));
  // At the same time: one after the other, a busy machine needs most of a second for them.
  const [page, search, archivedSearch, suggestion, node] = await Promise.all([
    text(path),
    text(`/search?keyword=${word}`),
    text(`/search?date=Archived&keyword=${word}`),
    text(`/search/suggestions?keyword=${word}`),
    graphql(`{ nodes(nids: ["${nid}"]) { title } }`),
  ]);
  return {
    page: page.includes(title),
    search: search.includes(title),
    archivedSearch: archivedSearch.includes(title),
    suggestion: suggestion.includes(title),
    node: node.includes(title),
  };
}

/** Waits at most a second until visitors find a title exactly where they should. */
export async function expectVisitorsSee(
  request: APIRequestContext,
  node: { title: string; path: string; nid: number },
  expected: Awaited<ReturnType<typeof whereVisitorsSee>>,
): Promise<void> {
  await expect
    .poll(() => whereVisitorsSee(request, node), { timeout: VISIBLE_WITHIN_MS, intervals: [50] })
    .toEqual(expected);
}

export const EVERYWHERE = { page: true, search: true, archivedSearch: false, suggestion: true, node: true };
export const NOWHERE = { page: false, search: false, archivedSearch: false, suggestion: false, node: false };
/** C-9: not in listings, reachable by URL, found only through the date filter. */
export const ARCHIVED = { page: true, search: false, archivedSearch: true, suggestion: false, node: true };
