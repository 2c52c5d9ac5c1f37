/** A documented way to run a part of Keelstone, read from the file that documents it. */
export type Deployment = {
  /** The account, which owns only what is created for it. */
  account: string;
  /** The folder of the checkout; only root may write there. */
  app: string;
  workingDirectory: string;
  environment: Record<string, string>;
  /** Existing folders that the account may write to. */
  writable: string[];
  /** Folders of other accounts that it may only read. */
  readable: string[];
  /** What root runs once beforehand: a shell command, or empty. */
  setUp: string;
  /** Commands that run to completion before the main command. */
  before: string[][];
  command: string[];
};

/** The lines `NAME=value` of a file such as `deploy/site.env`. */
export function readEnvironmentFile(text: string): Record<string, string> {
  const lines = text.split('\n').filter((line) => /^[A-Z_]+=/.test(line));
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );
}
