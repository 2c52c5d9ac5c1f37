import { say } from '@keelstone/languages/say.ts';
import { type Endpoint, NotFound, type PayloadRequest } from 'payload';
import { NO_STORE, refusal, requirePublisher } from '../access/endpoint.ts';
import { readerOf } from '../database/transaction.ts';
import { describeProgress, progressPathOf } from './describe-progress.ts';
import { startTask } from './start-task.ts';
import { cancelTask } from './task-row.ts';

/** The requested task, if the user may read it. */
function readTask(req: PayloadRequest) {
  const id = Number(req.routeParams?.id);
  if (!Number.isSafeInteger(id)) throw new NotFound(req.t);
  return req.payload.findByID({ collection: 'search_tasks', id, depth: 0, req, overrideAccess: false });
}

/** `POST /api/search_tasks/start`: starts a rebuild, unless one is open. */
const start: Endpoint = {
  path: '/start',
  method: 'post',
  handler: async (req) => {
    requirePublisher(req);
    const id = await startTask(req.payload, req.user?.id ?? null);
    return Response.json({ id, progressPath: progressPathOf(id) }, { status: 201, ...NO_STORE });
  },
};

/** `POST /api/search_tasks/:id/cancel`: cancels the task after its current batch. */
const cancel: Endpoint = {
  path: '/:id/cancel',
  method: 'post',
  handler: async (req) => {
    requirePublisher(req);
    const { id } = await readTask(req);
    if (await cancelTask(await readerOf(req), id)) return Response.json({ id }, NO_STORE);
    throw refusal(say('It has ended already, so there is nothing to cancel.'), 409);
  },
};

/** `GET /api/search_tasks/:id/progress`: the task's progress. */
const progress: Endpoint = {
  path: '/:id/progress',
  method: 'get',
  handler: async (req) => Response.json(describeProgress(await readTask(req)), NO_STORE),
};

export const searchTaskEndpoints: Endpoint[] = [start, cancel, progress];
