/** The anchor of a dialog on a page that carries it: a link to it opens it, or leads to it where no script runs. */
export const dialogAnchor = (id: number): string => `dialog-${id}`;

export const isDialogAnchor = (anchor: string): boolean => /^dialog-[1-9]\d*$/.test(anchor);
