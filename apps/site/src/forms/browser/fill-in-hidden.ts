/** How to fill in hidden fields whose values only the browser knows (C-8), by their `data-source`. */
type Sources = Record<string, (parameter: string) => string>;

const KEY_BYTES = 16;

/**
 * The key of what is sent from this page view, kept in its history entry: on Back, a form that was left while it was being
 * sent has its entries again, but no key. `crypto.randomUUID` is only available in secure contexts.
 */
const keyOfView = (): string =>
  history.state?.key ?? crypto.getRandomValues(new Uint8Array(KEY_BYTES)).join('-');

/** Milliseconds since the page became visible: the time of prerendering does not count. */
function elapsed(): string {
  const [entry] = performance.getEntriesByType?.('navigation') ?? [];
  const shown = (entry as { activationStart?: number } | undefined)?.activationStart ?? 0;
  return String(Math.round(performance.now() - shown));
}

const sources: Sources = {
  page_url: () => location.href,
  referrer: () => document.referrer,
  query: (parameter) => new URLSearchParams(location.search).get(parameter) ?? '',
  key: keyOfView,
};

/**
 * Fills in a form's hidden fields before it is sent. Existing values are kept: a form that was rejected still
 * has the visitor's original source, and a repeated attempt has the key of the first one.
 */
export function fillInHidden(form: HTMLFormElement): void {
  for (const input of form.querySelectorAll<HTMLInputElement>('input[type=hidden][data-source]')) {
    const { source = '', parameter = '' } = input.dataset;
    if (source === 'elapsed') input.value = elapsed();
    else if (input.value === '') input.value = sources[source]?.(parameter) ?? '';
    // Each time: a link to a wrong field has made another history entry since the first attempt.
    if (source === 'key') history.replaceState({ ...history.state, key: input.value }, '');
  }
}
