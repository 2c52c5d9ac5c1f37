/** A documented way to run a part of Keelstone, as read from the file that documents it. */
export type Deployment = {
  /** The account, which owns nothing but what is made for it. */
  account: string;
  /** Where the checkout lies; nobody but root writes there. */
  app: string;
  workingDirectory: string;
  environment: Record<string, string>;
  /** Folders that are there and that the account may write to. */
  writable: string[];
  /** Folders of others that the account reads only. */
  readable: string[];
  /** What root does once, beforehand: a command of the shell, or nothing. */
  setUp: string;
  /** What is run to its end before the command. */
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
