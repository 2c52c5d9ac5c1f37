import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Payload } from 'payload';
import { serveRest } from '../../http/rest-server.fixture.ts';

export type Upload = { name: string; type: string; data: Buffer | string };
export type UploadResponse = {
  status: number;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: the API's response, which each test inspects
  doc: any;
};

const ACCOUNT = { email: 'uploader@keelstone.example', password: 'only-for-tests-12' };

/** A client that uploads over HTTP like the admin; an administrator, because only they delete permanently. */
export class UploadClient {
  readonly url: string;
  readonly token: string;
  readonly #stop: () => void;

  private constructor(url: string, token: string, stop: () => void) {
    this.url = url;
    this.token = token;
    this.#stop = stop;
  }

  static async start(payload: Payload): Promise<UploadClient> {
    await payload.create({
      collection: 'users',
      data: { ...ACCOUNT, name: 'Uploader', role: 'administrator' },
    });
    const { url, stop } = await serveRest();
    const form = new FormData();
    form.append('_payload', JSON.stringify(ACCOUNT));
    const response = await fetch(`${url}/api/users/login`, { method: 'POST', body: form });
    const { token } = (await response.json()) as { token: string };
    return new UploadClient(url, token, stop);
  }

  create = (slug: string, upload: Upload, fields: object = {}) =>
    this.#send('POST', `/api/${slug}`, fields, upload);
  update = (slug: string, id: number, fields: object, upload?: Upload) =>
    this.#send('PATCH', `/api/${slug}/${id}`, fields, upload);
  /** Deletes permanently, via the trash. */
  async remove(slug: string, id: number): Promise<UploadResponse> {
    await this.update(slug, id, { deletedAt: new Date().toISOString() });
    return this.#send('DELETE', `/api/${slug}/${id}?trash=true`);
  }

  async #send(method: string, path: string, fields?: object, upload?: Upload): Promise<UploadResponse> {
    const body = new FormData();
    if (fields) body.append('_payload', JSON.stringify(fields));
    if (upload)
      body.append('file', new File([upload.data as Buffer<ArrayBuffer>], upload.name, { type: upload.type }));
    const response = await fetch(this.url + path, {
      method,
      headers: { authorization: `JWT ${this.token}` },
      ...(fields ? { body } : {}),
    });
    const { doc, errors = [] } = (await response.json()) as {
      doc?: unknown;
      errors?: { message: string; data?: { errors?: { message: string }[] } }[];
    };
    const message = errors.flatMap((error) => [
      error.message,
      ...(error.data?.errors ?? []).map((more) => more.message),
    ]);
    return { status: response.status, message: message.join(' '), doc };
  }

  stop(): void {
    this.#stop();
  }
}

/** Every file below MEDIA_DIR, including partial uploads and held files, as relative paths. */
export async function listMedia(): Promise<string[]> {
  const directory = process.env.MEDIA_DIR ?? '';
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(directory.length + 1))
    .sort();
}
