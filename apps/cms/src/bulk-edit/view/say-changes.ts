import { type AdminText, say } from '@keelstone/languages/say.ts';
import type { ChangedDocument, Outcome } from '../change-document.ts';

const countOf = (documents: readonly ChangedDocument[], ...outcomes: Outcome[]) =>
  documents.filter(({ outcome }) => outcomes.includes(outcome)).length;

/** Number of documents that will change, or have changed. */
export const countChanging = (documents: readonly ChangedDocument[]): number =>
  countOf(documents, 'publish', 'draft', 'save');

/** Such as "12 selected, 7 will change", followed by the number per outcome. */
export function sayChanges(documents: readonly ChangedDocument[], isDone: boolean): string[] {
  const count = (outcome: Outcome) => countOf(documents, outcome);
  const lines = [
    say(isDone ? '{count} selected, {changing} changed.' : '{count} selected, {changing} will change.', {
      count: documents.length,
      changing: countChanging(documents),
    }),
  ];
  const add = (outcome: Outcome, done: AdminText, planned: AdminText) => {
    if (count(outcome) > 0) lines.push(say(isDone ? done : planned, { count: count(outcome) }));
  };
  add(
    'publish',
    '{count} published at once.',
    '{count} will be published at once, because they are published and have no draft.',
  );
  add(
    'draft',
    '{count} saved as drafts.',
    '{count} will be saved as drafts, and what visitors see stays as it is.',
  );
  add('unchanged', '{count} had it already.', '{count} have it already.');
  add('refused', '{count} not changed.', '{count} cannot be changed.');
  return lines;
}
