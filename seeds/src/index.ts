export { assetPath } from './asset-path.ts';
export { demoForms, demoMedia, demoNodes } from './demo/index.ts';
export { demoNotices } from './demo/notices.ts';
export { demoSettings } from './demo/settings.ts';
export { demoTerms } from './demo/terms.ts';
export * from './demo-form.ts';
export * from './demo-notice.ts';
export * from './demo-settings.ts';
export * from './demo-types.ts';
