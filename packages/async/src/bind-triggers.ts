import { createErrorBlock, type ErrorMessages } from './error-block.ts';
import { loadedFiles } from './load-files.ts';
import { PAGE_STATE_FIELD } from './protocol.ts';
import type { AsyncRequestBody, PageState } from './request.ts';
import { announce, runCommands } from './run-commands.ts';
import { type AsyncContext, sendAsync } from './send-async.ts';

export type TriggerOptions = AsyncContext & {
  page: Omit<PageState, 'assets'>;
  messages: ErrorMessages;
};

type Trigger = HTMLFormElement | HTMLAnchorElement;

const BUSY = 'asyncBusy';
/** When there is still no response, visitors who see nothing are told that something happens. */
const SLOW_MS = 1000;

/** The values of a form; of files only their names. */
function fieldsOf(data: FormData): AsyncRequestBody['fields'] {
  const fields: AsyncRequestBody['fields'] = {};
  for (const name of new Set(data.keys())) {
    const values = data.getAll(name).map((value) => (typeof value === 'string' ? value : value.name));
    fields[name] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return fields;
}

/** JSON, or a form if it has files that are to be sent with it. */
function bodyOf(data: FormData, sendsFiles: boolean, pageState: PageState): AsyncRequestBody | FormData {
  const hasFiles = [...data.values()].some((value) => typeof value !== 'string' && value.name !== '');
  if (!hasFiles || !sendsFiles) return { fields: fieldsOf(data), pageState };
  data.set(PAGE_STATE_FIELD, JSON.stringify(pageState));
  return data;
}

/** Disables the trigger until there is a response; returns a function that enables it again. */
function disable(trigger: Trigger, pressed: HTMLElement | null): () => void {
  trigger.dataset[BUSY] = '';
  trigger.setAttribute('aria-busy', 'true');
  const hadFocus = document.activeElement === pressed;
  if (pressed instanceof HTMLButtonElement) pressed.disabled = true;
  else pressed?.setAttribute('aria-disabled', 'true');
  return () => {
    delete trigger.dataset[BUSY];
    trigger.removeAttribute('aria-busy');
    if (pressed instanceof HTMLButtonElement) pressed.disabled = false;
    else pressed?.removeAttribute('aria-disabled');
    // A button that is disabled loses the focus, which has to be restored.
    if (hadFocus && pressed?.isConnected && document.activeElement === document.body) {
      pressed.focus({ preventScroll: true });
    }
  };
}

async function run(
  trigger: Trigger,
  pressed: HTMLElement | null,
  request: { url: string; data: FormData },
  options: TriggerOptions,
): Promise<void> {
  if (BUSY in trigger.dataset) return;
  const enable = disable(trigger, pressed);
  const slow = setTimeout(announce, SLOW_MS, options.messages.waiting);
  trigger.querySelector('[data-async-error]')?.remove();
  try {
    const pageState = { ...options.page, assets: loadedFiles() };
    const sendsFiles = pressed?.dataset.files !== 'no';
    const commands = await sendAsync(request.url, bodyOf(request.data, sendsFiles, pageState), options);
    await runCommands(commands, options.baseUrl);
  } catch (error) {
    announce('');
    const block = createErrorBlock(error, options.messages);
    if (trigger instanceof HTMLFormElement) trigger.prepend(block);
    else trigger.after(block);
    // A long form is submitted at its end, while the block is at its beginning.
    block.scrollIntoView({ block: 'nearest' });
  } finally {
    clearTimeout(slow);
    enable();
  }
}

/**
 * Makes every `<form data-async>` and `<a data-async>` of the page, including later ones, send asynchronous
 * requests. A button with `data-files="no"` sends only the names of files.
 *
 * @returns a function that stops this
 */
export function bindTriggers(options: TriggerOptions): () => void {
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || !form.matches('[data-async]')) return;
    event.preventDefault();
    const { submitter } = event;
    const url = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? '';
    const data = new FormData(form, submitter);
    void run(form, submitter, { url, data }, options);
  };
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[data-async]') : null;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
    if (!(link instanceof HTMLAnchorElement) || !isPlain) return;
    event.preventDefault();
    void run(link, link, { url: link.getAttribute('href') ?? '', data: new FormData() }, options);
  };
  document.addEventListener('submit', onSubmit);
  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('submit', onSubmit);
    document.removeEventListener('click', onClick);
  };
}
