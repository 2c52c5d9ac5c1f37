/** Characters that file systems do not allow in a name, and those that would end or escape a quoted string. */
const UNFIT = /[\p{Cc}\p{Cf}"\\/:*?<>|]/gu;
const LONGEST = 150;

/** Replaces characters that a visitor's file system may not support. */
const tidyName = (name: string) => name.replace(UNFIT, ' ').replace(/\s+/g, ' ').trim().slice(-LONGEST);

/** Encodes a name by RFC 8187, which allows only some characters unencoded. */
const encodeName = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/**
 * The Content-Disposition header of a file: how to handle it, and its name (RFC 6266). A name that is not ASCII
 * is given twice: with underscores for old clients, and encoded for others.
 */
export function contentDisposition(type: 'attachment' | 'inline', name: string): string {
  const tidy = tidyName(name);
  const plain = tidy.replace(/[^\x20-\x7e]/g, '_');
  const extended = plain === tidy ? '' : `; filename*=UTF-8''${encodeName(tidy)}`;
  return `${type}; filename="${plain}"${extended}`;
}
