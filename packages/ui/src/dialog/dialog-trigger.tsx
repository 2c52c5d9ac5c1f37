import type { ReactNode } from 'react';

type DialogTriggerProps = { dialog: string; className?: string; children: ReactNode };

/** Opens the dialog with this id. A link to it without scripts; start-dialogs.ts makes a button of it. */
export function DialogTrigger({ dialog, className, children }: DialogTriggerProps) {
  return (
    <a className={className} href={`#${dialog}`} data-opens-dialog={dialog}>
      {children}
    </a>
  );
}
