import { randomBytes } from 'node:crypto';
import type { Payload } from 'payload';
import type { Configuration } from '../configuration.ts';

const PASSWORD_BYTES = 12;
const DEVELOPMENT_EMAIL = 'administrator@keelstone.example';

/** Thrown in production when there is no user, as the next visitor of the admin could register as administrator. */
class NoAdministratorError extends Error {
  constructor() {
    super(
      'The CMS has no user yet. Set ADMIN_EMAIL and ADMIN_PASSWORD (12 characters at least) for the first ' +
        'administrator, and start it again.',
    );
    this.name = 'NoAdministratorError';
  }
}

/**
 * Creates the first administrator if there is no user: from the environment, or in development with a generated
 * password that is printed once.
 *
 * @throws NoAdministratorError in production, when the environment names none
 */
export async function ensureFirstAdministrator(
  payload: Payload,
  { administrator, isProduction }: Pick<Configuration, 'administrator' | 'isProduction'>,
): Promise<void> {
  const { totalDocs } = await payload.count({ collection: 'users' });
  if (totalDocs > 0) return;
  if (!administrator && isProduction) throw new NoAdministratorError();
  const { email, password } = administrator ?? {
    email: DEVELOPMENT_EMAIL,
    password: randomBytes(PASSWORD_BYTES).toString('base64url'),
  };
  await payload.create({
    collection: 'users',
    data: { name: 'Administrator', email, password, role: 'administrator' },
  });
  if (!administrator) console.log(`First administrator: ${email}, password ${password} (shown only now)`);
}
