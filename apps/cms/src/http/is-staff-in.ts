import { getPayload, type SanitizedConfig } from 'payload';

/** Whether a request is authenticated, by its headers alone: its body is not read. */
export const isStaffIn =
  (config: Promise<SanitizedConfig> | SanitizedConfig) =>
  async (headers: Headers): Promise<boolean> => {
    const payload = await getPayload({ config });
    const { user } = await payload.auth({ headers });
    return user !== null;
  };
