'use client';

import { usePathname } from 'next/navigation.js';
import { type ReactNode, useEffect } from 'react';
import { noteCompared } from '../base-version.ts';

/** Around the admin: notes, on the page that compares versions, which one is the newest. */
export function ComparedVersion({ children }: { children: ReactNode }) {
  const path = usePathname();
  useEffect(() => noteCompared(path), [path]);
  return children;
}
