import { PortTakenError } from '@keelstone/model/requests/port-taken';
import type { FastifyInstance } from 'fastify';

/**
 * Listens on the configured host and port.
 *
 * @returns the URL to open
 * @throws PortTakenError if the port is in use
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE')
      throw new PortTakenError(port, 'the site', 'SITE_PORT', error);
    throw error;
  }
}
