/** Mutants that no test kills, each with the reason why none is written. */
export type AcceptedSurvivor = {
  /** As a report writes it, without the line: `FILE OPERATOR: ORIGINAL → REPLACEMENT`. */
  mutant: string;
  reason: string;
};

export const ACCEPTED_SURVIVORS: readonly AcceptedSurvivor[] = [];
