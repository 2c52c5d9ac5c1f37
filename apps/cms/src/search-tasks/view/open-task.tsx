'use client';

import { ProgressFailedError, showProgress } from '@keelstone/async';
import { say } from '@keelstone/languages/say.ts';
import { Button, toast } from '@payloadcms/ui';
import { useEffect, useRef, useState } from 'react';
import { REBUILD_LABEL } from '../task-messages.ts';
import { cancelRebuild } from './search-task-requests.ts';

type OpenTaskProps = {
  id: number | string;
  progressPath: string;
  mayCancel: boolean;
  onEnd: () => Promise<void>;
  onCancelled: () => Promise<void>;
};

/** Polls a task's progress until it ends. Only the task's own state ends it; a failed request can be retried. */
export function OpenTask({ id, progressPath, mayCancel, onEnd, onCancelled }: OpenTaskProps) {
  const place = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [isLost, setLost] = useState(false);
  const [isCancelling, setCancelling] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt starts a new subscription
  useEffect(() => {
    if (!place.current) return;
    setLost(false);
    return showProgress(place.current, progressPath, {
      label: say(REBUILD_LABEL),
      onDone: () => void onEnd(),
      onError: (error) => (error instanceof ProgressFailedError ? void onEnd() : setLost(true)),
    });
  }, [progressPath, onEnd, attempt]);
  const cancel = async () => {
    setCancelling(true);
    try {
      await cancelRebuild(id);
      await onCancelled();
    } catch (error) {
      toast.error((error as Error).message);
      setCancelling(false);
    }
  };
  return (
    <>
      <div className="search-task__progress" ref={place} />
      <div className="search-task__actions">
        {isLost && (
          <Button buttonStyle="secondary" margin={false} onClick={() => setAttempt(attempt + 1)}>
            {say('Look again')}
          </Button>
        )}
        {mayCancel && (
          <Button
            buttonStyle="secondary"
            disabled={isCancelling}
            margin={false}
            onClick={() => void cancel()}
          >
            {say('Cancel')}
          </Button>
        )}
      </div>
    </>
  );
}
