import * as v from 'valibot';

const rolePassword = v.object({ role: v.string(), password: v.string() });

const configSchema = v.object({
  dataDirectory: v.string(),
  port: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65_535)),
  adminPassword: v.string(),
  cms: rolePassword,
  site: rolePassword,
  database: v.string(),
  /** Whether there may be none yet, so that an empty one is made. */
  mayBeMade: v.optional(v.boolean(), true),
});
export type DatabaseConfig = v.InferOutput<typeof configSchema>;

/** Thrown if the environment does not contain a valid database configuration. */
class DatabaseConfigError extends Error {
  constructor(reason: string) {
    super(
      `KEELSTONE_DATABASE does not say how to run the embedded database: ${reason}. It is set by bin/start; ` +
        'to start the database by hand, see docs/read-model.md.',
    );
    this.name = 'DatabaseConfigError';
  }
}

/**
 * Parses the configuration of the database process.
 *
 * @param text JSON from the environment variable KEELSTONE_DATABASE
 * @throws DatabaseConfigError naming each invalid field, never its value
 */
export function parseDatabaseConfig(text: string | undefined): DatabaseConfig {
  if (!text) throw new DatabaseConfigError('it is not set');
  const result = v.safeParse(configSchema, parseJson(text));
  if (result.success) return result.output;
  const fields = result.issues.map((issue) => v.getDotPath(issue) ?? 'the whole');
  throw new DatabaseConfigError(`these fields are missing or wrong: ${fields.join(', ')}`);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DatabaseConfigError('it is not JSON');
  }
}
