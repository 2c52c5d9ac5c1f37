import type { ReactNode } from 'react';

type DialogTriggerProps = { dialog: string; className?: string; children: ReactNode };

/** Opens the dialog with this id. Without scripts it is a link; start-dialogs.ts turns it into a button. */
export function DialogTrigger({ dialog, className, children }: DialogTriggerProps) {
  return (
    <a className={className} href={`#${dialog}`} data-opens-dialog={dialog}>
      {children}
    </a>
  );
}
