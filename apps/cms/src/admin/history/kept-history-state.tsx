'use client';

import type { ReactNode } from 'react';
import { keepHistoryState } from './keep-history-state.ts';

// As soon as it is loaded: when this is rendered, the list below it has replaced its address.
if (typeof window !== 'undefined') keepHistoryState(window.history);

/** Makes the browser's way back lead to lists, too. */
export const KeptHistoryState = ({ children }: { children: ReactNode }) => children;
