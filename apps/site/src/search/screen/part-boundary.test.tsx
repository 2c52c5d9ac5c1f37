// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PartBoundary } from './part-boundary.tsx';

function Part({ text }: { text: string | null }) {
  return <p>{(text as string).toUpperCase()}</p>;
}

const show = (text: string | null) => (
  <>
    <p>around</p>
    <PartBoundary resetKey={text} fallback={<p>broken</p>}>
      <Part text={text} />
    </PartBoundary>
  </>
);

it('E-6 a fault in one part leaves the others, says so in its place, and ends with what caused it', () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { container, rerender } = render(show('first'));
  rerender(show(null));
  expect(container.textContent).toBe('aroundbroken');
  rerender(show('second'));
  expect(screen.getByText('SECOND')).toBeTruthy();
  expect(container.textContent).toBe('aroundSECOND');
});
