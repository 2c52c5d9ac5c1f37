/** What the process that mutates and the process that tests tell each other, by files. */
export type Plan = {
  /** Where the runner takes down its notes, one a line. */
  notes: string;
  /** Switched on from the beginning to the end, or null for each in its turn. */
  active: number | null;
};

export type Note =
  | { kind: 'killed' | 'survived'; test: string; mutant: number }
  /** Whether a mutant that failed is killed is to be seen in a fresh process: this one is not what it was. */
  | { kind: 'spoilt'; test: string; mutant: number; file: string }
  /** A test that fails when it runs a second time can say nothing of mutants. */
  | { kind: 'unrepeatable'; test: string; why: string }
  /** Reached while the files loaded, or in hooks: such a mutant has to be there from the beginning. */
  | { kind: 'outside'; mutants: number[]; files: string[] };
