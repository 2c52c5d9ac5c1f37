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
    `${documents.length} selected, ${countChanging(documents)} ${isDone ? 'changed' : 'will change'}.`,
  ];
  const say = (outcome: Outcome, done: string, planned: string) => {
    if (count(outcome) > 0) lines.push(`${count(outcome)} ${isDone ? done : planned}`);
  };
  say(
    'publish',
    'published at once.',
    'will be published at once, because they are published and have no draft.',
  );
  say('draft', 'saved as drafts.', 'will be saved as drafts, and what visitors see stays as it is.');
  say('unchanged', 'had it already.', 'have it already.');
  say('refused', 'not changed.', 'cannot be changed.');
  return lines;
}
