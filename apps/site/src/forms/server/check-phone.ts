/** A plus at the beginning, then digits with what people put between them. */
const SHAPE = /^\+?[\d\s()./\-–]+$/u;
const LEAST = 5;
/** Fifteen is the most there is; an extension may follow. */
const MOST = 20;

/** Whether a text can be a telephone number, in any country's manner. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return SHAPE.test(text) && digits >= LEAST && digits <= MOST;
}
