import crypto from 'node:crypto';

/**
 * Integration tests make and log in hundreds of accounts. Each time, Payload derives a key with 600,000 iterations of
 * PBKDF2, a tenth of a second of processor time. Here one in a thousand is carried out: callers ask for as many as
 * ever (which tests of log-ins check), and other passwords still give other keys.
 */
const { pbkdf2 } = crypto;
const QUICK = Symbol.for('keelstone.quick-passwords');

if (!(QUICK in pbkdf2)) {
  const quick: typeof pbkdf2 = (password, salt, iterations, ...others) =>
    pbkdf2(password, salt, Math.ceil(iterations / 1000), ...others);
  crypto.pbkdf2 = Object.assign(quick, { [QUICK]: true });
}
