import { WITHOUT_VALUES } from '@keelstone/model/log/without-values';
import { type Logger, pino } from 'pino';

/** If a request is logged by mistake, only these facts are: no IP address, no headers, no query. */
const REQUEST_FACTS = ({ id, method }: { id?: string; method?: string }) => ({ id, method });

/** Logs one line of JSON per event to standard output. */
export function createLogger(level: string): Logger {
  return pino({ level, serializers: { req: REQUEST_FACTS }, hooks: WITHOUT_VALUES });
}

/** What is told to whom runs the site: facts, and a sentence about them. */
export type EventLogger = Record<'info' | 'warn' | 'error', (details: object, message: string) => void>;
