import type { Inline, TextRun } from '@keelstone/model';
import type { ReactNode } from 'react';
import { safeUrl } from '../link/safe-url.ts';

/** A line of text with its emphasis and links. */
export function Inlines({ inlines }: { inlines: Inline[] }) {
  return inlines.map((inline, position) => {
    const key = String(position);
    if (inline.kind === 'line_break') return <br key={key} />;
    if (inline.kind === 'text') return <Run key={key} run={inline} />;
    const label = inline.children.map((run, at) => <Run key={`${key}.${String(at)}`} run={run} />);
    const target = inline.newTab ? { target: '_blank', rel: 'noopener' } : {};
    return (
      <a key={key} href={safeUrl(inline.url)} {...target}>
        {label}
      </a>
    );
  });
}

function Run({ run }: { run: TextRun }) {
  let content: ReactNode = run.text;
  if (run.code) content = <code>{content}</code>;
  if (run.italic) content = <em>{content}</em>;
  if (run.bold) content = <strong>{content}</strong>;
  return content;
}
