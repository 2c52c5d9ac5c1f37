export { fillMessage } from '@keelstone/languages/say.ts';
