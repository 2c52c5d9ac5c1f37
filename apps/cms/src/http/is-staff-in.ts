import { getPayload, type SanitizedConfig } from 'payload';

/** Tells whether a request comes from somebody who is logged in, by its headers alone: its body is not read. */
export const isStaffIn =
  (config: Promise<SanitizedConfig> | SanitizedConfig) =>
  async (headers: Headers): Promise<boolean> => {
    const payload = await getPayload({ config });
    const { user } = await payload.auth({ headers });
    return user !== null;
  };
