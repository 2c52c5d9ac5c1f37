import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Requests to a service: path and query. */
export type ThirdParty = {
  port: number;
  asked: string[];
  /** How long each response takes. */
  delayMs: number;
  stop(): Promise<void>;
};

/**
 * Imitates the marketing-automation script: it starts when it is given an identifier, then sets its cookie on the
 * registrable domain (two labels; three below a two-letter country domain) and reports the page view.
 */
const MARKETING_SCRIPT = `
  window.Munchkin = { init(id) {
    const labels = location.hostname.split('.');
    const isCountry = labels.at(-1).length === 2 && labels.length > 2;
    document.cookie = '_mkto_trk=id:' + id + '; path=/; max-age=63072000; domain=' + labels.slice(isCountry ? -3 : -2).join('.');
    navigator.sendBeacon(new URL('/visit?id=' + id, document.currentScript?.src ?? window.__marketingOrigin));
  } };
  window.__marketingOrigin = document.currentScript.src;`;

/** Imitates the session-recording script: it reads its settings, and sets a cookie of its own. */
const RECORDING_SCRIPT = `
  document.cookie = '_hjSession_' + window._hjSettings.hjid + '=1; path=/';
  document.cookie = '_hjSessionUser_' + window._hjSettings.hjid + '=1; path=/; max-age=31536000';`;

/** Imitates the third parties on a free port: a real server for a real browser. */
export async function startThirdParties(): Promise<ThirdParty> {
  const asked: string[] = [];
  const service: ThirdParty = {
    port: 0,
    asked,
    delayMs: 0,
    stop: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    const script = request.url?.startsWith('/marketing.js')
      ? MARKETING_SCRIPT
      : request.url?.startsWith('/recording')
        ? RECORDING_SCRIPT
        : '';
    response.writeHead(200, { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' });
    setTimeout(() => response.end(script), service.delayMs);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  service.port = (server.address() as AddressInfo).port;
  return service;
}
