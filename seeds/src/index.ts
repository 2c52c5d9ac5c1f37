export * from './demo-types.ts';
export { demoTerms } from './demo/terms.ts';
