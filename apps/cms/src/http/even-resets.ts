import { isUsersEndpoint } from '../access/users-endpoint.ts';
import type { Handler } from './handler.ts';

/** Several times what an existing account takes: its row is written, and a mail is put into the queue. */
const LEAST_MS = 300;

/** Answers a request for a link for another password no sooner than this, so that the time does not tell accounts. */
export const answerResetsEvenly =
  (handler: Handler): Handler =>
  async (request, args) => {
    if (!isUsersEndpoint(new URL(request.url).pathname, 'forgot-password')) return handler(request, args);
    const time = new Promise((resolve) => setTimeout(resolve, LEAST_MS));
    const [response] = await Promise.all([handler(request, args), time]);
    return response;
  };
