/**
 * Sets the focal point where it is dropped. Payload 3.90.1 hears of a drop only while the pointer is over the point,
 * which follows it with some delay, and no further than the edge of the picture: otherwise it shows the point where it
 * was dropped, and applies the former one.
 *
 * @returns stops listening
 */
export function dropFocalPoint(): () => void {
  const hold = ({ target }: MouseEvent) => {
    const point = target instanceof Element && target.closest('.edit-upload__focalPoint');
    if (!point) return;
    const drop = (event: MouseEvent) => {
      if (event.target instanceof Node && point.contains(event.target)) return;
      // Once the last move is rendered.
      requestAnimationFrame(() => point.dispatchEvent(new MouseEvent('mouseup', { bubbles: true })));
    };
    document.addEventListener('mouseup', drop, { capture: true, once: true });
  };
  document.addEventListener('mousedown', hold, true);
  return () => document.removeEventListener('mousedown', hold, true);
}
