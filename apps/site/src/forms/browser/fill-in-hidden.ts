/** What a hidden field is filled with that only the browser knows (C-8), by its `data-source`. */
type Sources = Record<string, (parameter: string) => string>;

const KEY_BYTES = 16;

/** As `crypto.randomUUID`, which browsers give to secure addresses only. */
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Milliseconds since the visitor saw the page: a page that was rendered ahead of time was not seen yet. */
function elapsed(): string {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const shown = (entry as { activationStart?: number } | undefined)?.activationStart ?? 0;
  return String(Math.round(performance.now() - shown));
}

const sources: Sources = {
  page_url: () => location.href,
  referrer: () => document.referrer,
  query: (parameter) => new URLSearchParams(location.search).get(parameter) ?? '',
  key: randomKey,
};

/**
 * Fills in a form's hidden fields before it is sent. What stands there stays: a form that came back knows better where
 * the visitor came from, and a repeat has the key of the first attempt.
 */
export function fillInHidden(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=hidden][data-source]')) {
    const { source = '', parameter = '' } = input.dataset;
    if (source === 'elapsed') input.value = elapsed();
    else if (input.value === '') input.value = sources[source]?.(parameter) ?? '';
  }
}
