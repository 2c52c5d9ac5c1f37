/** @jsxImportSource preact/compat */
import { useState } from 'preact/compat';

/** An island's component as browsers run it: `react` is Preact there. */
export function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label}: {count}
    </button>
  );
}
