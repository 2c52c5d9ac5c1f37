'use client';

import type { User } from '@keelstone/editing/payload-types.ts';
import { say } from '@keelstone/languages/say.ts';
import { Button, toast, useAuth } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { startRebuild } from './search-task-requests.ts';
import './search-task.css';

/** Above the list of search tasks: starts a rebuild and opens its progress page. */
export function StartRebuild() {
  const { user } = useAuth<User>();
  const router = useRouter();
  const [isBusy, setBusy] = useState(false);
  if (user?.role === 'author') return null;
  const start = async () => {
    setBusy(true);
    try {
      const { id } = await startRebuild();
      router.push(`/admin/collections/search_tasks/${id}`);
    } catch (error) {
      toast.error((error as Error).message);
      setBusy(false);
    }
  };
  return (
    <div className="search-task-start">
      <Button disabled={isBusy} margin={false} onClick={() => void start()}>
        {say('Rebuild the search index')}
      </Button>
    </div>
  );
}
