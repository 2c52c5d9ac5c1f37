/** Adds behaviour to the share buttons of the page that have none yet (U-7). */
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
  // Browsers keep the clipboard from pages that come without encryption.
  if (!navigator.clipboard) copy?.parentElement?.remove();
  copy?.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard.writeText(url).then(
      () => true,
      () => false,
    );
    say(status, isCopied ? copied : notCopied);
  });
}

/** Here before there is anything to say, so that what comes into it is announced. */
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
    // The visitor thought better of it, or the system had nobody to give it to and said so.
  }
}

/** Words that stand there already would not be announced again: they go first. */
function say(status: HTMLElement, words: string): void {
  status.textContent = '';
  requestAnimationFrame(() => {
    status.textContent = words;
  });
}
