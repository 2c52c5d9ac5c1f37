import { describe, expect, it } from 'vitest';
import { explainFieldNameError, namesOf } from './field-name.field.ts';

describe('the name of a form’s field', () => {
  it('C-8 has letters, digits and underscores, and begins with a letter', () => {
    expect(explainFieldNameError('company_size2', ['company_size2'])).toBeUndefined();
    for (const name of ['2nd', 'company size', 'größe', '_hidden', 'a'.repeat(42)]) {
      expect(explainFieldNameError(name, [name])).toContain(`"${name}" cannot be the name`);
    }
  });

  it('C-8 is there once, whatever its case, also among hidden fields', () => {
    const names = namesOf({ fields: [{ name: 'email' }, {}], hiddenFields: [{ name: 'Email' }] });
    expect(names).toEqual(['email', 'Email']);
    expect(explainFieldNameError('email', names)).toContain('2 fields of this form are named "email"');
  });

  it('C-8 is told of while a form without hidden fields is filled in', () => {
    expect(namesOf({ fields: [{ name: 'email' }], hiddenFields: 0 })).toEqual(['email']);
  });
});
