import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

const TEXT = 'The portal is down on Sunday from two to four. Reports by telephone are taken as always.';

const content = (
  <>
    <p>{TEXT}</p>
    <p>
      <label>
        Your shift <input type="text" name="shift" />
      </label>
    </p>
    <p>
      <a href="/status">How it stands now</a>
    </p>
  </>
);

/** One page for each option, and for the content that dialogs must support. */
export const examples: Readonly<Record<string, ReactNode>> = {
  default: (
    <>
      <p>
        <a href="#notice">Read the notice</a>
      </p>
      <p>
        <button type="button" data-opens-dialog="notice">
          Read it again
        </button>
      </p>
      <Dialog id="notice" title="Planned maintenance" closeLabel="Close">
        {content}
      </Dialog>
    </>
  ),
  'closes-outside': (
    <>
      <a href="#notice">Read the notice</a>
      <Dialog id="notice" title="Planned maintenance" closeLabel="Close" closesOutside>
        {content}
      </Dialog>
    </>
  ),
  'german-long': (
    <>
      <a href="#notice">Hinweis lesen</a>
      <Dialog
        id="notice"
        title="Betriebsunterbrechungsversicherungsbedingungen: was sich im Januar ändert"
        closeLabel="Schließen"
      >
        {Array.from({ length: 24 }, (_, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same text again and again
          <p key={position}>{TEXT}</p>
        ))}
      </Dialog>
    </>
  ),
};
