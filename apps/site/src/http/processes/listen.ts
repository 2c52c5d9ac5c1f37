import type { FastifyInstance } from 'fastify';
import type { Configuration } from '../../app/configuration.ts';

/** Thrown when another program has the port: names it, and what to do. */
export class PortTakenError extends Error {
  constructor(port: number, cause: unknown) {
    super(
      `Port ${port} is taken by another program, so the site cannot listen on it. ` +
        `Stop that program (it may be an earlier start of this site), or choose another port with SITE_PORT.`,
      { cause },
    );
    this.name = 'PortTakenError';
  }
}

/**
 * Listens on the configured host and port.
 *
 * @returns the address, for people to open
 * @throws PortTakenError when the port is in use
 */
export async function listen(app: FastifyInstance, { host, port }: Configuration): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') throw new PortTakenError(port, error);
    throw error;
  }
}
