import config from '@payload-config';
import '@payloadcms/next/css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import { getPayload, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { isLoggedIn } from '../../access/is-logged-in.ts';
import { shrinkClientConfigurations } from '../../admin/client-configuration.ts';
import { admitCall, leaveRowsToForm, refuseStranger } from '../../admin/server-functions.ts';
import { adminStyles } from '../../brand/admin-styles.ts';
import { BrowserScheme } from '../../brand/browser-scheme.tsx';
import { FIELDS_META } from '../../concurrent-edits/fields-header.ts';
import { fieldsOf } from '../../concurrent-edits/fields-of.ts';
import { importMap } from './admin/importMap.js';
import './admin.css';

const handleServerFunction: ServerFunctionClient = async (call) => {
  'use server';
  await refuseStranger(call, async () => isLoggedIn(await getPayload({ config }), await headers()));
  const answer = await handleServerFunctions({ ...admitCall(call), config, importMap });
  leaveRowsToForm(call, answer);
  return answer;
};

export default async function Layout({ children }: { children: ReactNode }) {
  const layout = await RootLayout({
    config,
    importMap,
    serverFunction: handleServerFunction,
    children: (
      <>
        <BrowserScheme />
        <meta name={FIELDS_META} content={fieldsOf(await config)} />
        <style>{adminStyles()}</style>
        {children}
      </>
    ),
  });
  shrinkClientConfigurations();
  return layout;
}
