/** The header with the number of a request that creates something. */
export const CREATION_HEADER = 'x-creation';

/** A number (UUID) by which a request can be known again; `crypto.randomUUID` exists over https only. */
export const randomNumber = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
