import {
  Component,
  type ComponentType,
  createElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { EarlyChanges } from './early-changes.ts';

type BoundaryProps = { children?: ReactNode; onError(error: unknown): void };

/** Catches errors that nothing inside an island does. */
class IslandBoundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : this.props.children;
  }
}

type HydratedProps = { children?: ReactNode; onMounted(): void; onStarted(): void };

/** Calls back when everything inside has its event handlers, and when it has run its effects. */
function Hydrated({ children, onMounted, onStarted }: HydratedProps): ReactNode {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useLayoutEffect(onMounted, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(onStarted, []);
  return children;
}

/**
 * Hydrates one island with the props in the data block after it; what visitors did before is repeated. In browsers,
 * `react` is Preact (`preact-in-browsers.ts`), which takes fields over as visitors have left them. After an error that
 * nothing in the island catches, the server's markup is restored, whose links and forms work without scripts.
 */
export function hydrateIsland(element: HTMLElement, name: string, component: ComponentType<never>): void {
  const block = element.nextElementSibling;
  const props = JSON.parse(block?.textContent ?? '{}') as never;
  const { innerHTML } = element;
  const early = new EarlyChanges(element);
  const onMounted = () => early.repeatTyping();
  const onStarted = () => {
    element.setAttribute('data-hydrated', '');
    void early.repeatChoices();
  };
  const onError = (error: unknown) => {
    console.error(`Island "${name}":`, error);
    // Afterwards, because the island is emptied first.
    setTimeout(() => {
      element.innerHTML = innerHTML.replace(/<\/?noscript>/g, '');
    });
  };
  const content = createElement(component, props);
  const hydrated = createElement(Hydrated, { onMounted, onStarted }, content);
  hydrateRoot(element, createElement(IslandBoundary, { onError }, hydrated));
}

/** Renders a component into a new element at the end of another one, to add to what the server rendered. */
export function appendIsland<P extends object>(element: HTMLElement, component: ComponentType<P>, props: P) {
  createRoot(element.appendChild(document.createElement('div'))).render(createElement(component, props));
}
