/** An optional plus sign, then digits with common separators. */
const PHONE = /^\+?[\d\s()./\-–]+$/u;
const FEWEST_DIGITS = 5;
/** Fifteen digits is the international maximum; an extension may follow. */
const MOST_DIGITS = 20;

/** Whether a text is a plausible telephone number, in the format of any country. */
export function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return PHONE.test(text) && digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}
