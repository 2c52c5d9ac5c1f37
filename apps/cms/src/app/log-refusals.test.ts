import { APIError } from 'payload';
import { pino } from 'pino';
import { expect, it } from 'vitest';
import { LOG_HOOKS } from './log-refusals.ts';

type Logged = { level: number; msg: string; refused?: string; status?: number; err?: { stack: string } };

function logged(write: (logger: pino.Logger) => void): Logged[] {
  const lines: string[] = [];
  write(pino({ hooks: LOG_HOOKS }, { write: (line: string) => lines.push(line) }));
  return lines.map((line) => JSON.parse(line) as Logged);
}

class StaleSaveError extends APIError {
  constructor() {
    super('Nothing was saved.', 409);
    this.name = 'StaleSaveError';
  }
}

it('R-5 a request that was refused is no error for whoever reads the log, and has no stack', () => {
  const [line] = logged((logger) => logger.error({ err: new StaleSaveError() }));
  expect(line).toMatchObject({
    level: 30,
    msg: 'Nothing was saved.',
    refused: 'StaleSaveError',
    status: 409,
  });
  expect(line).not.toHaveProperty('err');
});

it('R-5 a refusal while a form is built, which Payload logs with a message, is none either', () => {
  const [line] = logged((logger) => logger.error({ err: new StaleSaveError(), msg: 'No form state' }));
  expect(line).toMatchObject({ level: 30, status: 409 });
});

it('R-5 a filter that the database refuses is none either, and says nothing of its values', () => {
  const cause = Object.assign(new Error('invalid input syntax: "f00dfeed"'), { code: '22P02' });
  const [line] = logged((logger) => logger.error({ err: new Error('Failed query: f00dfeed', { cause }) }));
  expect(line).toMatchObject({ level: 30, status: 400 });
  expect(JSON.stringify(line)).not.toContain('f00dfeed');
});

it.each([
  ['a picture', { err: new Error('vipspng: libpng read error') }],
  ['a PDF', 'Invalid PDF file.'],
])('R-5 %s that cannot be read is none either: whoever has uploaded it is told', (_, first) => {
  const [line] = logged((logger) => logger.error(first as object));
  expect(line).toMatchObject({ level: 30, status: 400 });
});

it.each([
  ['of no status', new TypeError('Cannot read properties of undefined')],
  ['of the CMS', new APIError('Something went wrong.', 500)],
])('R-5 an error %s stays one, with its stack', (_, err) => {
  const [line] = logged((logger) => logger.error({ err }));
  expect(line).toMatchObject({ level: 50, msg: err.message });
  expect(line?.err?.stack).toContain(err.message);
});

it('R-5 what fails in the background is an error, whatever its status: nobody else is told', () => {
  const [line] = logged((logger) => logger.error({ err: new StaleSaveError() }, 'The plan was not done'));
  expect(line).toMatchObject({ level: 50, msg: 'The plan was not done' });
});

it('C-11 errors have no values of a statement', () => {
  const err = new Error('Failed query: select $1\nparams: f00dfeed');
  expect(JSON.stringify(logged((logger) => logger.error({ err })))).not.toContain('f00dfeed');
});
