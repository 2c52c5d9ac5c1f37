import type { Inline, TextRun } from '@keelstone/model';
import type { ReactNode } from 'react';
import { Breakable } from '../breakable/breakable.tsx';
import { safeUrl } from '../link/safe-url.ts';
import { FootnoteReference } from './footnotes.tsx';

/** Inline content with its emphasis and links. Long words in headings may be hyphenated. */
export function Inlines({ inlines, isHeading = false }: { inlines: Inline[]; isHeading?: boolean }) {
  return inlines.map((inline, position) => {
    const key = String(position);
    if (inline.kind === 'line_break') return <br key={key} />;
    if (inline.kind === 'footnote') return <FootnoteReference key={key} note={inline} />;
    if (inline.kind === 'text') return <Run key={key} run={inline} isHeading={isHeading} />;
    const label = inline.children.map((run, at) => (
      <Run key={`${key}.${String(at)}`} run={run} isHeading={isHeading} />
    ));
    const target = inline.newTab ? { target: '_blank', rel: 'noopener' } : {};
    return (
      <a key={key} href={safeUrl(inline.url)} {...target}>
        {label}
      </a>
    );
  });
}

function Run({ run, isHeading }: { run: TextRun; isHeading: boolean }) {
  let content: ReactNode = isHeading ? <Breakable text={run.text} /> : run.text;
  if (run.code) content = <code>{content}</code>;
  if (run.strikethrough) content = <s>{content}</s>;
  if (run.italic) content = <em>{content}</em>;
  if (run.bold) content = <strong>{content}</strong>;
  return content;
}
