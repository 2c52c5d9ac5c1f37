import { getPayload, type Payload } from 'payload';
import { loadLexical } from './load-lexical.ts';
import { surviveLostConnections } from './tasks/survive-lost-connections.ts';

/** Payload without its server, for scripts. It migrates nothing and makes no administrator. */
export async function openPayload(options: { connects?: boolean } = {}): Promise<Payload> {
  await loadLexical();
  const { default: config } = await import('./payload.config.ts');
  const payload = await getPayload({
    config,
    disableOnInit: true,
    disableDBConnect: options.connects === false,
  });
  surviveLostConnections(payload);
  return payload;
}
