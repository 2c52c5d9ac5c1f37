// Stands in for the worker that draws, without its fonts.
export default async function makeShareImage({ nid, title }) {
  if (nid === 13)
    setTimeout(() => {
      throw new Error('the thread died');
    });
  if (nid === 13 || nid === 15) await new Promise(() => setTimeout(() => {}, 60_000));
  if (nid === 14) throw new Error('no ink');
  return new TextEncoder().encode(title);
}
