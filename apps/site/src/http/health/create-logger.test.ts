import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createLogger } from './create-logger.ts';

it('C-8 logs of a refused statement why, and not what a visitor wrote, also for requests', () => {
  const logger = createLogger('error');
  let log = '';
  Object.assign(logger, { [pino.symbols.streamSym]: { write: (line: string) => (log += line) } });
  const refusal = Object.assign(new Error('The row violates a check constraint'), {
    code: '23514',
    detail: 'Failing row contains (ada@keelstone.example).',
  });
  logger.child({ reqId: 'r-1' }).error({ err: refusal }, 'A page could not be made');
  for (const kept of ['r-1', '23514', 'check constraint', 'A page could not be made'])
    expect(log).toContain(kept);
  expect(log).not.toContain('ada@');
});
