import type { ReactNode } from 'react';
import { Breakable } from '../breakable/breakable.tsx';
import type { HeadingLevel } from './heading-level.ts';

type HeadingProps = { level: HeadingLevel; children: ReactNode; className?: string; id?: string };

/**
 * A heading whose level depends on its context: content inside a section does not know how deeply it is
 * nested.
 */
export function Heading({ level, children, className, id }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag className={className} id={id}>
      {typeof children === 'string' ? <Breakable text={children} /> : children}
    </Tag>
  );
}
