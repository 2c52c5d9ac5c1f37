export { demoTerms } from './demo/terms.ts';
export * from './demo-types.ts';
