import { decidePreferences } from '../shell/device-preferences.ts';
import type { ConsentTool } from './consent-tool.ts';

/**
 * Tells what the visitor allows to be kept on their device for convenience. Without a tool that could ask them nothing
 * is kept; while a tool loads, nothing is read or written, and what is there stays.
 */
export function followPreferences(tool: ConsentTool | null): void {
  const known = tool?.read() ?? null;
  if (known) decidePreferences(known.preferences);
  else if (!tool || tool.isReady) decidePreferences(false);
  tool?.onDecision(({ preferences }) => decidePreferences(preferences));
}
