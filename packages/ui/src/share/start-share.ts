/** Adds behaviour to the share buttons of the page that do not have it yet (U-7). */
export function startShare(): void {
  for (const share of document.querySelectorAll<HTMLElement>('[data-share]:not([data-started])'))
    start(share);
}

function start(root: HTMLElement): void {
  root.setAttribute('data-started', '');
  const { share: url = '', title = '', copied = '', notCopied = '' } = root.dataset;
  const status = addStatus(root);
  const copy = root.querySelector<HTMLElement>('[data-share-copy]');
  root.querySelector('[data-share-native]')?.addEventListener('click', () => void passOn({ url, title }));
  // Browsers disable the clipboard on pages served without encryption.
  if (!navigator.clipboard) copy?.parentElement?.remove();
  copy?.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    say(status, isCopied ? copied : notCopied);
  });
}

/** Created before there is a message, so that screen readers announce it when it is inserted. */
function addStatus(root: HTMLElement): HTMLElement {
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  root.append(status);
  return status;
}

async function passOn(shared: ShareData): Promise<void> {
  try {
    await navigator.share(shared);
  } catch {
    // The visitor cancelled, or the system had no target for sharing and said so.
  }
}

/** A message that is repeated would not be announced, so the old one is removed first. */
function say(status: HTMLElement, words: string): void {
  status.textContent = '';
  requestAnimationFrame(() => {
    status.textContent = words;
  });
}
