/**
 * The anchor of a dialog on a page that contains it: a link to it opens the dialog or, without scripts, leads to
 * it.
 */
export const dialogAnchor = (id: number): string => `dialog-${id}`;

export const isDialogAnchor = (anchor: string): boolean => /^dialog-[1-9]\d*$/.test(anchor);
