export { assetPath } from './asset-path.ts';
export * from './contour/index.ts';
export { demoForms, demoMedia, demoNodes } from './demo/index.ts';
export { demoSettings } from './demo/settings.ts';
export { demoTerms } from './demo/terms.ts';
export * from './demo-types.ts';
