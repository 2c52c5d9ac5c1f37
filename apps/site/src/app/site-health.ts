import { LANGUAGES } from '@keelstone/model';
import type { ContentReplica } from '@keelstone/read-model';
import type { Health } from '../http/health/health.ts';
import type { FollowerState } from './content/follow-content.ts';

/** What `/health` asks the process. */
export type ProcessState = {
  follower(): FollowerState;
  /** Whether the process is about to end: it serves what comes, and wants no more. */
  isEnding?(): boolean;
  /** Form submissions that are stored on this machine's disk. */
  forms?(): { waiting: number; setAside: number };
};

/**
 * How current the process is, and what waits on disk. A process without a database is ready: it has in memory what
 * visitors request.
 */
export function siteHealth(content: ContentReplica, state: ProcessState): Health {
  return {
    report() {
      const follower = state.follower();
      const forms = state.forms?.() ?? { waiting: 0, setAside: 0 };
      const nodes = LANGUAGES.map((language) => [language, [...content.nodes(language)].length]);
      return {
        // What was set aside waits for a person, who has to hear about it.
        status: follower === 'following' && forms.setAside === 0 ? 'ok' : 'degraded',
        follower,
        forms,
        lastChange: content.lastNumber,
        nodes: Object.fromEntries(nodes),
      };
    },
    isReady: () => state.follower() !== 'starting' && !state.isEnding?.(),
  };
}
