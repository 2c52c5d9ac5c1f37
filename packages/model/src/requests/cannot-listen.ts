import { PortTakenError } from './port-taken.ts';

/** Where a process was to listen, and the environment variables that say so. */
type Place = {
  host: string;
  port: number;
  /** Such as `the site`. */
  who: string;
  hostVariable: string;
  portVariable: string;
};

/** Thrown if a process cannot listen where its configuration says, for another reason than a port in use. */
export class CannotListenError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'CannotListenError';
  }
}

/** What Node.js reports of an address that is not this machine's, or none at all. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EAI_AGAIN', 'EINVAL', 'ENOTFOUND']);

/** @returns an error that says what to do about one of listening; other errors as they are */
export function explainListening(error: unknown, place: Place): unknown {
  const { host, port, who, hostVariable, portVariable } = place;
  const code = String((error as { code?: unknown } | null)?.code);
  if (code === 'EADDRINUSE') return new PortTakenError(port, who, portVariable, error);
  if (code === 'EACCES')
    return new CannotListenError(
      `Port ${port}, which ${who} needs, is not for this account (EACCES). Choose one above 1023 with ${portVariable}.`,
      error,
    );
  if (!NO_SUCH_ADDRESS.has(code)) return error;
  return new CannotListenError(
    `${hostVariable} is "${host}", and ${who} cannot listen there (${code}): this machine has no such address. ` +
      'Name one that it has, such as 127.0.0.1, or 0.0.0.0 for all that it has.',
    error,
  );
}
