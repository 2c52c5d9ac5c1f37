import type { UIFieldServerProps } from 'payload';
import { canPublish } from '../../access/roles.ts';
import { progressPathOf } from '../describe-progress.ts';
import { SearchTaskView } from './search-task-view.tsx';

/** The form of a search task. The server renders the URL of its progress into it. */
export function SearchTaskPanel({ id, req }: UIFieldServerProps) {
  if (id === undefined) return null;
  return <SearchTaskView id={id} progressPath={progressPathOf(id)} mayCancel={canPublish(req)} />;
}
