/** What no file system takes in a name, and what would end or escape the quoted one. */
const UNFIT = /[\p{Cc}\p{Cf}"\\/:*?<>|]/gu;
const LONGEST = 150;

/** A name as a visitor's computer can keep it. */
const tidyName = (name: string) => name.replace(UNFIT, ' ').replace(/\s+/g, ' ').trim().slice(-LONGEST);

/** RFC 8187: what may stand as it is; everything else is encoded. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The Content-Disposition of a file: how it is to be taken, and what it is called (RFC 6266). A name that ASCII cannot
 * write is given twice: for old programs with underscores, for others as it is.
 */
export function contentDisposition(type: 'attachment' | 'inline', name: string): string {
  const tidy = tidyName(name);
  const plain = tidy.replace(/[^\x20-\x7e]/g, '_');
  const extended = plain === tidy ? '' : `; filename*=UTF-8''${encodeName(tidy)}`;
  return `${type}; filename="${plain}"${extended}`;
}
