/** What has been opened: a policy only prevents new ones. */
const sockets: WebSocket[] = [];

/** Remembers what web sockets the page opens from now on, so that they can be closed. */
export function watchSockets(): void {
  window.WebSocket = class extends window.WebSocket {
    constructor(...settings: ConstructorParameters<typeof WebSocket>) {
      super(...settings);
      sockets.push(this);
    }
  };
}

/**
 * Lets scripts that cannot be stopped reach nobody any more but this site: a policy in the page can only make that of the
 * response stricter, and applies at once (https://html.spec.whatwg.org/#attr-meta-http-equiv-content-security-policy).
 *
 * @param urls whose origins may still be reached
 */
export function blockRequests(urls: readonly string[]): void {
  const allowed = ["'self'", ...urls].join(' ');
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `script-src ${allowed};img-src ${allowed};connect-src ${allowed}`;
  document.head.append(policy);
  for (const socket of sockets) socket.close();
}
