import { getPayload, type Payload } from 'payload';

/** Payload without its server, for scripts. It migrates nothing and makes no administrator. */
export async function openPayload(options: { connects?: boolean } = {}): Promise<Payload> {
  const { default: config } = await import('./payload.config.ts');
  return getPayload({ config, disableOnInit: true, disableDBConnect: options.connects === false });
}
