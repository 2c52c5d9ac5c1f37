import { say } from '@keelstone/languages/say.ts';
import { toast } from '@payloadcms/ui';
import { useState } from 'react';

/**
 * Copies what somebody typed.
 *
 * @param read what it is
 * @returns also the copied text, null before: it is to be shown, because a browser may keep its clipboard closed, and
 *   then it is copied by hand
 */
export function useCopyTyped(read: () => string): [copied: string | null, copy: () => void] {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = () => {
    const typed = read();
    setCopied(typed);
    void navigator.clipboard.writeText(typed).then(
      () => toast.success(say('What you typed is in the clipboard.')),
      () => undefined,
    );
  };
  return [copied, copy];
}
