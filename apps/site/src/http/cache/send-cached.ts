import type { IncomingMessage, ServerResponse } from 'node:http';
import type { KeptAnswer, Variant } from './cached-response.ts';
import { negotiateEncoding } from './compression.ts';
import type { PageCache } from './response-cache.ts';

type Exchange = { request: IncomingMessage; response: ServerResponse; cache: PageCache };

/** Methods that answers are kept for. */
export const isReading = (method: string | undefined): boolean => method === 'GET' || method === 'HEAD';

/** Gives a kept answer as it is: all its headers are in it. */
export function giveAnswer(answer: KeptAnswer, name: string, { request, response, cache }: Exchange): void {
  const encoding = negotiateEncoding(request.headers['accept-encoding']);
  const variant = answer.at(encoding);
  if (variant) {
    if (answer.wantsImprovement(encoding)) cache.improveLater(name, answer);
    write(variant, answer, request, response);
    return;
  }
  answer.in(encoding).then(
    (made) => {
      cache.weighAgain(name, answer);
      write(made, answer, request, response);
    },
    // Compressing fails when memory is out. The visitor's browser asks again.
    () => response.destroy(),
  );
}

function write(
  variant: Variant,
  answer: KeptAnswer,
  { headers, method }: IncomingMessage,
  response: ServerResponse,
): void {
  const known = headers['if-none-match'];
  if (known !== undefined && answer.isNamedBy(known)) response.writeHead(304, variant.headersOf304).end();
  else response.writeHead(200, variant.headers).end(method === 'HEAD' ? undefined : variant.body);
}
