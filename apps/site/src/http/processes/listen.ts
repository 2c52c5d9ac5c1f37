import { explainListening } from '@keelstone/model/requests/cannot-listen';
import type { FastifyInstance } from 'fastify';

/**
 * Listens on the configured host and port.
 *
 * @returns the URL to open
 * @throws PortTakenError if the port is in use
 * @throws CannotListenError if this machine lacks the address, or the account may not use the port
 */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<string> {
  try {
    return await app.listen({ host, port });
  } catch (error) {
    throw explainListening(error, {
      host,
      port,
      who: 'the site',
      hostVariable: 'SITE_HOST',
      portVariable: 'SITE_PORT',
    });
  }
}
