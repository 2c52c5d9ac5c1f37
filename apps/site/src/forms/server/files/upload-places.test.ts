import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { connect, type Socket } from 'node:net';
import { sampleForm } from '@keelstone/model/samples';
import { afterEach, describe, expect, it } from 'vitest';
import { FILLED_IN, formSite, type Uploads } from '../form-site.fixture.ts';
import { SAMPLES } from './sample-files.fixture.ts';

const plain = sampleForm();
const form: typeof plain = {
  ...plain,
  fields: [
    ...plain.fields,
    {
      kind: 'file',
      name: 'papers',
      label: 'Papers',
      help: null,
      isRequired: false,
      accepts: ['pdf'],
      maxMegabytes: 1,
      maxFiles: 2,
    },
  ],
};
const papers: Uploads = { papers: [{ name: 'offer.pdf', content: SAMPLES.pdf, type: 'application/pdf' }] };

const sockets: Socket[] = [];
const sites: { close(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const site of sites.splice(0)) await site.close();
});

const addressOf = (network: number | string) =>
  typeof network === 'number' ? `203.0.113.${network}` : network;

/** A site that listens, with forms of networks of which each is named by a number, or by its address. */
async function openForms(sent: typeof plain = form, formsPerAddress = 30) {
  const { upload, site } = await formSite({
    form: sent,
    configuration: { trustedProxies: ['127.0.0.1'], formsPerAddress },
  });
  await site.listen({ port: 0, host: '127.0.0.1' });
  sites.push(site);
  const { port } = site.server.address() as AddressInfo;
  const from = (network: number | string) => ({ 'x-forwarded-for': addressOf(network) });
  return {
    send: async (network: number | string) => (await upload(FILLED_IN, papers, from(network))).statusCode,
    /** Begins a form, and sends no more of it. */
    stall: async (network: number | string, { id = sent.id, more = '' } = {}) => {
      const socket = connect(port, '127.0.0.1').on('error', () => {});
      sockets.push(socket);
      await once(socket, 'connect');
      const isSeen = once(site.server, 'request');
      socket.write(
        `POST /forms/${id} HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: ${addressOf(network)}\r\n${more}` +
          'Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 1000\r\n\r\n--x\r\n',
      );
      await isSeen;
      return socket;
    },
  };
}

describe('places for forms with files', () => {
  it('C-8 are taken by no more than two forms of one network, so that the others have some', async () => {
    const { send, stall } = await openForms();
    for (let count = 0; count < 8; count += 1) await stall(1);
    expect([await send(1), await send(2)]).toEqual([503, 303]);
  });

  it('C-8 C-11 are taken by no more than two of the thousands of IPv6 networks that a household has', async () => {
    const { send, stall } = await openForms();
    for (let count = 0; count < 8; count += 1) await stall(`2001:db8:1:${count}::1`);
    expect([await send('2001:db8:1:9::1'), await send('2001:db8:2::1')]).toEqual([503, 303]);
  });

  it('C-8 are eight altogether, and free again after each form', async () => {
    const { send, stall } = await openForms();
    for (const network of [1, 1, 2, 2, 3, 3, 4]) await stall(network);
    expect([await send(4), await send(4)]).toEqual([303, 303]);
    const last = await stall(4);
    expect(await send(5)).toBe(503);
    last.destroy();
    await expect.poll(() => send(5)).toBe(303);
  });

  it('C-8 are not taken by forms that are refused, or that take no files', async () => {
    const { send, stall } = await openForms(form, 1);
    for (const network of [1, 2, 3, 4]) await send(network);
    for (const network of [1, 1, 2, 2, 3, 3, 4, 4]) await stall(network);
    expect(await send(5)).toBe(303);
    const without = await openForms(plain);
    for (const network of [1, 1, 2, 2, 3, 3, 4, 4]) await without.stall(network);
    expect(await without.send(1)).toBe(303);
  });

  it.each([
    ['there is no such form', { id: 999 }, 404],
    ['it comes from another site', { more: 'Sec-Fetch-Site: cross-site\r\n' }, 403],
  ])('C-8 are not taken if %s, which is said without waiting for the rest', async (_, stalled, status) => {
    const { send, stall } = await openForms();
    for (let network = 1; network <= 8; network += 1) {
      const socket = await stall(network, stalled);
      const [response] = socket.readableLength ? [socket.read()] : await once(socket, 'data');
      expect(String(response)).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    }
    expect(await send(9)).toBe(303);
  });
});
