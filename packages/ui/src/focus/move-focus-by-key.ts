const KEYS = {
  horizontal: { ArrowLeft: -1, ArrowRight: 1 },
  vertical: { ArrowUp: -1, ArrowDown: 1 },
} as const;

export type Orientation = keyof typeof KEYS;

/**
 * Moves the focus along a row or column of controls: arrow keys by one, Home and End to the ends. Ignores other
 * keys, keys with a modifier, and keys pressed elsewhere.
 *
 * @param isRing whether the first control follows the last
 * @returns the control that has the focus now, or null if it was not moved
 */
export function moveFocusByKey<T extends HTMLElement>(
  event: KeyboardEvent,
  controls: readonly T[],
  orientation: Orientation,
  isRing = false,
): T | null {
  const from = controls.indexOf(event.target as T);
  if (from < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return null;
  const step = (KEYS[orientation] as Readonly<Record<string, number>>)[event.key];
  const last = controls.length - 1;
  let to = event.key === 'Home' ? 0 : event.key === 'End' ? last : null;
  if (step) to = isRing ? (from + step + controls.length) % controls.length : from + step;
  if (to === null) return null;
  event.preventDefault();
  const control = controls[Math.min(Math.max(to, 0), last)] ?? null;
  control?.focus();
  return control;
}
