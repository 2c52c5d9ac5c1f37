import type { Term } from '@keelstone/model';
import { Fragment } from 'react';

type TermNamesProps = {
  terms: readonly Term[];
  /** If there are none. */
  fallback: string;
};

/** Terms in one line. Screen readers read those that have not been translated in their own language (C-10). */
export function TermNames({ terms, fallback }: TermNamesProps) {
  if (terms.length === 0) return fallback;
  return terms.map(({ id, label, language }, position) => (
    <Fragment key={id}>
      {position > 0 && ', '}
      {language ? <span lang={language}>{label}</span> : label}
    </Fragment>
  ));
}
