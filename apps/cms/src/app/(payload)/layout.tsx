import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { shrinkClientConfigurations } from '../../admin/client-configuration.ts';
import { adminStyles } from '../../brand/admin-styles.ts';
import { BrowserScheme } from '../../brand/browser-scheme.tsx';
import { importMap } from './admin/importMap.js';
import './admin.css';

/**
 * Locks and notices of concurrent saves are handled by concurrent-edits/view. Payload's own locks outlive
 * their tab, can be taken by any user, and lead to dialogs in which every choice loses what was typed.
 */
const withOwnLocks = (call: Parameters<ServerFunctionClient>[0]) =>
  call.name === 'form-state'
    ? { ...call, args: { ...call.args, returnLockStatus: false, checkForStaleData: false } }
    : call;

const handleServerFunction: ServerFunctionClient = async (call) => {
  'use server';
  return handleServerFunctions({ ...withOwnLocks(call), config, importMap });
};

export default async function Layout({ children }: { children: ReactNode }) {
  const layout = await RootLayout({
    config,
    importMap,
    serverFunction: handleServerFunction,
    children: (
      <>
        <BrowserScheme />
        <style>{adminStyles()}</style>
        {children}
      </>
    ),
  });
  shrinkClientConfigurations();
  return layout;
}
