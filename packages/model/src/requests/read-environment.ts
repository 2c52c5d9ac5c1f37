import * as v from 'valibot';

/** Thrown if the environment lacks what a process needs: names each variable, and what it should contain. */
export class ConfigurationError extends Error {
  /** A sentence for each variable. */
  readonly problems: readonly string[];

  constructor(processName: string, problems: readonly string[]) {
    super(
      `${processName} cannot start: its configuration is incomplete.\n${problems.map((problem) => `  - ${problem}`).join('\n')}\n` +
        'Set these environment variables, or start everything with `npm start`, which does it for you.',
    );
    this.name = 'ConfigurationError';
    this.problems = problems;
  }
}

const SECRET_LENGTH = 32;
/** Secrets from tutorials and templates, which are publicly known. */
const KNOWN_SECRETS = /^(your[-_ ]?secret|change[-_ ]?me|secret|payload|preview|test|insecure|(.)\2*$)/i;

/** A secret variable, which must be too long to guess. */
export const secretVariable = v.pipe(
  v.string(),
  v.minLength(SECRET_LENGTH, `${SECRET_LENGTH} characters at least`),
);

const protocolOf = (text: string) => URL.parse(text)?.protocol ?? '';

function isWebAddress(text: string): boolean {
  if (!['http:', 'https:'].includes(protocolOf(text))) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/**
 * A variable with an http or https address. `localhost:3000` is a URL, too: of a scheme `localhost`.
 *
 * @param example such as `https://www.example.com`, for the error message
 */
export const webAddressVariable = (example: string) =>
  v.pipe(
    v.string(),
    v.check(isWebAddress, `an http or https address such as ${example}, without name and password`),
  );

/** What is no web address at all is another complaint. */
const hasNoPath = (text: string) => !isWebAddress(text) || new URL(text).href === `${new URL(text).origin}/`;

/**
 * A variable with the address of a host. A path would be dropped without a word, and links would lead elsewhere.
 *
 * @param example such as `https://www.example.com`, for the error message
 */
export const originVariable = (example: string) =>
  v.pipe(webAddressVariable(example), v.check(hasNoPath, `an address without a path, such as ${example}`));

const LAST_PORT = 65_535;

/** A variable with a number of a port. */
export const portVariable = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'a port number'),
  v.transform(Number),
  v.maxValue(LAST_PORT, `a port number up to ${LAST_PORT}`),
);

/** A variable with one of a few words. */
export const choiceVariable = <const Choice extends string>(choices: readonly Choice[]) =>
  v.picklist(choices, `one of ${choices.join(', ')}`);

/** The levels of our logs. */
export const logLevelVariable = choiceVariable([
  'silent',
  'fatal',
  'error',
  'warn',
  'info',
  'debug',
  'trace',
]);

/** @param example such as `postgres://site:…@127.0.0.1:5432/keelstone`, for the error message */
export const databaseVariable = (example: string) =>
  v.pipe(
    v.string(),
    v.check((text) => ['postgres:', 'postgresql:'].includes(protocolOf(text)), `a URL such as ${example}`),
  );

/**
 * Rejects secrets that are publicly known. For production: tests and trials may use them.
 *
 * @param secrets the secrets by the names of their variables
 * @throws ConfigurationError naming each of them, never its value
 */
export function refuseKnownSecrets(processName: string, secrets: Readonly<Record<string, string>>): void {
  const known = Object.keys(secrets).filter((name) => KNOWN_SECRETS.test(secrets[name] ?? ''));
  if (known.length === 0) return;
  throw new ConfigurationError(
    processName,
    known.map((name) => `${name} is one that everybody knows; use ${SECRET_LENGTH} random characters.`),
  );
}

/**
 * Validates environment variables; empty ones count as not set.
 *
 * @param processName the process as named in the error message, such as `The site`
 * @param schema an object schema, one entry per variable
 * @returns the variables, as converted by the schema
 * @throws ConfigurationError naming each variable that is missing or malformed, never its value
 */
export function readEnvironment<S extends v.GenericSchema>(
  processName: string,
  schema: S,
  environment: Readonly<Record<string, string | undefined>>,
): v.InferOutput<S> {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const result = v.safeParse(schema, given);
  if (result.success) return result.output;
  throw new ConfigurationError(
    processName,
    result.issues.map((issue) => {
      const name = v.getDotPath(issue) ?? '';
      return given[name] === undefined ? `${name} is not set.` : `${name}: expected ${issue.message}.`;
    }),
  );
}
