/** Messages between the mutating process and the testing process, in files. */
export type Plan = {
  /** The file of the runner's notes, one per line. */
  notes: string;
  /** The mutant that is on all the time, or null to switch on each in turn. */
  active: number | null;
};

export type Note =
  | { kind: 'killed' | 'survived'; test: string; mutant: number }
  /** Whether a failed mutant is killed has to be decided in a fresh process: this one is no longer clean. */
  | { kind: 'spoilt'; test: string; mutant: number; file: string }
  /** A test that fails on its second run cannot judge mutants. */
  | { kind: 'unrepeatable'; test: string; why: string }
  /** Reached at load time or in hooks: such a mutant has to be on from the start. */
  | { kind: 'outside'; mutants: number[]; files: string[] };
