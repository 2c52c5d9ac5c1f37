import { setAttributes } from '@keelstone/ui/dom/set-attributes.ts';
import { type StickyMeasures, stickyPlace } from './sticky-place.ts';

/** Milliseconds (U-5). */
const RESIZE_DELAY = 10;

/**
 * Reports the state of the header, as `data-sticky` and `data-sticky-edge`, and how much of the window it
 * covers, as `--header-height`, so that nothing that is focused or scrolled to ends up below it (U-5). CSS makes
 * it sticky: header.module.css says from which width on.
 */
export function startStickyHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  const container = header?.closest<HTMLElement>('[data-sticky-container]');
  if (!header || !container) return;

  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  let measures = measure(header, container);
  const show = () => {
    // The document grows while it is read: pictures load, accordions open.
    const end = document.documentElement.scrollHeight;
    const { state, edge } = stickyPlace(scrollY, { ...measures, end });
    if (header.dataset.sticky === state && header.dataset.stickyEdge === edge) return;
    setAttributes(header, { 'data-sticky': state, 'data-sticky-edge': edge });
  };
  const update = () => {
    measures = measure(header, container);
    sheet.replaceSync(`:root { --header-height: ${Math.ceil(container.getBoundingClientRect().height)}px }`);
    show();
  };
  update();

  let timer: ReturnType<typeof setTimeout> | undefined;
  addEventListener('scroll', show, { passive: true });
  addEventListener('resize', () => {
    clearTimeout(timer);
    timer = setTimeout(update, RESIZE_DELAY);
  });
}

function measure(header: HTMLElement, container: HTMLElement): Omit<StickyMeasures, 'end'> {
  const { position, marginBottom } = getComputedStyle(container);
  const top = Number.parseFloat(getComputedStyle(header).marginTop) || 0;
  return {
    canStick: position === 'sticky',
    // When the header is sticky, there is nothing above it; on previews, which have a bar there, it is not
    // sticky.
    start: top,
    height: header.offsetHeight,
    margin: { top, bottom: Number.parseFloat(marginBottom) || 0 },
  };
}
