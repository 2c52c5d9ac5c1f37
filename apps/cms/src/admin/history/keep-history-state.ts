/**
 * Lets the entries of a browser's history keep what Next.js has stored with them when only their address is replaced.
 * Payload 3.90.1 completes the address of a list as soon as it is loaded, which is before Next.js watches for that: the
 * entry would lose its state, and the way back to the list would change the address and leave the form there.
 */
export function keepHistoryState(history: History): void {
  const replace = history.replaceState.bind(history);
  history.replaceState = (state, unused, url) => replace(state ?? history.state, unused, url);
}
