import type { Submission } from '@keelstone/content-store';

/** A line of the spool: a submission, or what cannot be read as one. */
export type SpoolLine = { text: string; submission: Submission | null };

function parse(text: string): Submission | null {
  try {
    const submission = JSON.parse(text) as Submission;
    return { ...submission, receivedAt: new Date(submission.receivedAt) };
  } catch {
    return null;
  }
}

/**
 * The lines of a file of the spool. The end of a line that is not there was never acknowledged: its process ended while
 * writing it.
 */
export function readLines(content: string): SpoolLine[] {
  const lines = content.split('\n');
  lines.pop();
  return lines.filter(Boolean).map((text) => ({ text, submission: parse(text) }));
}
