const TYPING_MS = 250;

export type Picture = { html: string } | { problem: string };

type Options = {
  token: string;
  /** Shown if the server does not respond. */
  away: string;
  /** Shown if the form is too long, for the site or for the CMS. */
  tooLong: string;
  onPicture(picture: Picture): void;
};

/**
 * Requests the rendering of a form from the site when typing pauses. A newer state of the form aborts the
 * request for an older one, so that a late response never replaces a newer rendering.
 */
export class LatestPicture {
  readonly #options: Options;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = new AbortController();
  #asked = '';

  constructor(options: Options) {
    this.#options = options;
  }

  /** Schedules the rendering of a form, unless it has not changed. */
  show(form: Record<string, unknown>): void {
    const body = JSON.stringify({ token: this.#options.token, data: form });
    if (body === this.#asked) return;
    this.#asked = body;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#ask(body), TYPING_MS);
  }

  async #ask(body: string): Promise<void> {
    this.#asking.abort();
    const asking = new AbortController();
    this.#asking = asking;
    const picture = await this.#fetch(body, asking.signal);
    if (!asking.signal.aborted) this.#options.onPicture(picture);
  }

  async #fetch(body: string, signal: AbortSignal): Promise<Picture> {
    try {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch('/preview/render', { method: 'POST', headers, body, signal });
      if (response.ok) return { html: await response.text() };
      if (response.status === 413) return { problem: this.#options.tooLong };
      const { message } = (await response.json()) as { message?: unknown };
      return { problem: typeof message === 'string' ? message : this.#options.away };
    } catch {
      return { problem: this.#options.away };
    }
  }
}
