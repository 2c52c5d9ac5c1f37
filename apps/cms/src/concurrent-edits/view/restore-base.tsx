'use client';

import { usePathname } from 'next/navigation.js';
import { type ReactNode, useEffect } from 'react';
import { noteRestoreBase } from '../restore-base.ts';

/** Around the admin: notes, on the page that compares versions, which one is the newest. */
export function RestoreBase({ children }: { children: ReactNode }) {
  const path = usePathname();
  useEffect(() => noteRestoreBase(path), [path]);
  return children;
}
