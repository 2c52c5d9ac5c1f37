'use client';

import type { SearchTask } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { toast } from '@payloadcms/ui';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isOpen } from '../search-task.ts';
import { OpenTask } from './open-task.tsx';
import { readTask } from './search-task-requests.ts';
import { TaskOutcome } from './task-outcome.tsx';
import './search-task.css';

type SearchTaskViewProps = { id: number | string; progressPath: string; mayCancel: boolean };

/** Shows the progress of an open task, or the outcome of a closed one. */
export function SearchTaskView({ id, progressPath, mayCancel }: SearchTaskViewProps) {
  const [task, setTask] = useState<SearchTask | null>(null);
  const section = useRef<HTMLElement>(null);
  const refresh = useCallback(
    () =>
      readTask(id)
        .then(setTask)
        .catch((error: Error) => void toast.error(error.message)),
    [id],
  );
  useEffect(() => void refresh(), [refresh]);
  const afterCancel = async () => {
    await refresh();
    // The button is gone, so move the focus here.
    section.current?.focus();
  };
  return (
    <section
      className="search-task"
      aria-label={say('Progress')}
      aria-live="polite"
      ref={section}
      tabIndex={-1}
    >
      {task && isOpen(task) && (
        <OpenTask
          id={id}
          progressPath={progressPath}
          mayCancel={mayCancel}
          onEnd={refresh}
          onCancelled={afterCancel}
        />
      )}
      {task && !isOpen(task) && <TaskOutcome task={task} />}
    </section>
  );
}
