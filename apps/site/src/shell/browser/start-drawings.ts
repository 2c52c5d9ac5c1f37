import { whenReady } from '../../islands/when-ready.ts';

/** Background drawings far below are loaded when they are near: most visits end above them. */
export function startDrawings(): void {
  for (const drawn of document.querySelectorAll<HTMLElement>('[data-drawn="late"]'))
    whenReady(drawn, 'visible', () => drawn.removeAttribute('data-drawn'));
}
