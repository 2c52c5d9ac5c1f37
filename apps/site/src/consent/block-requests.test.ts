// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { blockRequests, watchSockets } from './block-requests.ts';

beforeEach(() => document.head.replaceChildren());
afterEach(() => vi.unstubAllGlobals());

it('T-1 from then on only this site can be reached, and what else is named', () => {
  blockRequests(['https://choices.example', 'https://crm.example']);
  const policy = document.head.querySelector<HTMLMetaElement>('meta[http-equiv="Content-Security-Policy"]');
  const allowed = "'self' https://choices.example https://crm.example";
  expect(policy?.content).toBe(`script-src ${allowed};img-src ${allowed};connect-src ${allowed}`);
});

it('T-1 web sockets that are open by then are closed', () => {
  const close = vi.fn();
  class Socket extends EventTarget {
    readonly url: string;
    constructor(url: string) {
      super();
      this.url = url;
    }
    close() {
      close(this.url);
    }
  }
  vi.stubGlobal('WebSocket', Socket);
  watchSockets();
  expect(new WebSocket('wss://recorder.example/')).toBeInstanceOf(Socket);
  blockRequests([]);
  expect(close.mock.calls).toEqual([['wss://recorder.example/']]);
});
