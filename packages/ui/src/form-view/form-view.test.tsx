import { type FormFieldKind, LANGUAGES, type Language } from '@keelstone/model';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConfirmationView } from './confirmation-view.tsx';
import { examples } from './form.examples.ts';
import { FORM_NAMES } from './form-names.ts';
import type { FieldError, FormContext, ReturnedForm } from './form-state.ts';
import { FormView } from './form-view.tsx';

const { everyKind } = examples;

function render(form = everyKind, context: Partial<FormContext> = {}, language: Language = 'en') {
  return renderToStaticMarkup(
    <FormView form={form} view="bar" language={language} context={{ page: '/contact', ...context }} />,
  );
}

const returned = (overrides: Partial<ReturnedForm>): FormContext => ({
  page: '/contact',
  returned: { view: 'bar', values: {}, errors: {}, ...overrides },
});

describe('an editor’s form', () => {
  it.each(Object.entries(examples))('C-8 renders its %s example without inline style', (_, form) => {
    const html = render(form);
    expect(html).toMatch(new RegExp(`action="/forms/${form.id}"[^>]* method="post"`));
    expect(html).not.toContain('style=');
  });

  it('C-8 gives each field a control of its kind, with a label', () => {
    const html = render();
    for (const { name, kind } of everyKind.fields) {
      expect(html).toContain(`name="${name}"`);
      const isGroup = kind === 'radio' || kind === 'checkboxes';
      expect(html).toMatch(isGroup ? /<fieldset/ : new RegExp(`<label[^>]* for="form-bar-${name}"`));
    }
    expect(html.match(/<legend/g)).toHaveLength(2);
  });

  it('U-9 tells browsers what to fill in', () => {
    const html = render();
    for (const token of ['name', 'email', 'tel', 'organization']) {
      expect(html).toContain(`autoComplete="${token}"`);
    }
  });

  it('U-9 says in words what is required, and what a field takes', () => {
    const html = render();
    expect(html).toMatch(/E-mail at work<span[^>]*> \(required\)/);
    expect(html).toMatch(/id="form-bar-people-help">From 1 to 50000\./);
    expect(html).toContain('aria-describedby="form-bar-people-help"');
  });

  it('C-8 marks what is asked only after a choice, in the languages of the page in words', () => {
    const html = render(examples.conditional);
    expect(html).toContain('Only if “What is it about?” is: Help with the product.');
    expect(render(examples.conditional, {}, 'de')).toContain('Nur, wenn „What is it about?“');
    const english = render({ ...examples.conditional, language: 'en' }, {}, 'de');
    expect(english).toContain(
      'Nur, wenn „<span lang="en">What is it about?</span>“ eines davon ist: <span lang="en">Help with the product</span>.',
    );
    expect(html).toContain('data-if="about" data-values="[&quot;help&quot;]"');
    expect(html).not.toContain('data-asked');
    const again = render(examples.conditional, returned({ values: { about: 'help', product: 'claims' } }));
    expect(again.match(/data-asked=""/g)).toHaveLength(1);
  });

  it('C-8 shows a step at a time with scripts, says which, and sends the whole form without', () => {
    const html = render(examples.stepped);
    expect(html).toMatch(
      /data-step="current"><h3[^>]* id="form-bar-step" tabindex="-1"><span[^>]*>Step 1 of 3</,
    );
    expect(html.match(/data-step=""/g)).toHaveLength(2);
    expect(html).toMatch(
      /<span class="_scripted[^>]*><button[^>]* value="1" data-files="no" name="_step">Next</,
    );
    expect(html).toMatch(/<span class="_unscripted[^>]*><button[^>]*>Send</);
    expect(html).not.toContain('>Back<');
    const last = render(examples.stepped, returned({ step: 2, values: { about: 'other' } }));
    expect(last).toMatch(/data-step="current"><h3[^>]*><span[^>]*>Step 3 of 3</);
    expect(last).toMatch(/name="_at" value="2"/);
    expect(last).not.toContain('>Next<');
    expect(last).toMatch(/<span><button[^>]*>Send<.*value="1" data-files="no" name="_step">Back</);
    expect(render(examples.stepped, {}, 'fr')).toContain('Étape 1 sur 3');
  });

  it('C-8 keeps links beside a box, in the label', () => {
    expect(render()).toMatch(
      /<label for="form-bar-agreement">.*<a href="\/privacy">privacy notice<\/a>.*<\/label>/,
    );
  });

  it('C-8 sends what belongs to the page, and asks the browser for what only it knows', () => {
    const html = render(everyKind);
    expect(html).toContain(`name="${FORM_NAMES.page}" value="/contact"`);
    expect(html).toContain(`name="${FORM_NAMES.view}" value="bar"`);
    expect(html).toContain(`data-source="elapsed" name="${FORM_NAMES.elapsed}" value=""`);
    expect(html).toContain(`data-source="key" name="${FORM_NAMES.key}" value=""`);
    expect(html).toContain('data-source="referrer" name="came_from" value=""');
    expect(html).toContain('data-source="query" data-parameter="utm_campaign" name="campaign" value=""');
  });

  it('C-8 keeps a fixed value on the server, where nobody changes it', () => {
    const html = render();
    expect(html).not.toContain('name="list"');
    expect(html).not.toContain('newsletter-b');
  });

  it('C-8 hides the field for robots from everybody else', () => {
    expect(render()).toMatch(
      /aria-hidden="true"><label[^>]*>[^<]+<\/label><input[^>]*tabindex="-1"[^>]* name="_website"/,
    );
    // Robots read classes and ids.
    expect(render()).not.toMatch(/honeypot|trap/i);
  });
});

it.each([
  ['en', 'What you had entered in fields that are gone'],
  ['de', 'Was Sie in Felder eingegeben hatten, die es nicht mehr gibt'],
  ['fr', 'Ce que vous aviez saisi dans des champs qui n’existent plus'],
] as const)(
  'C-8 C-10 U-9 shows what was entered in fields that are gone, to be copied (%s)',
  (language, label) => {
    const html = render(everyKind, returned({ problem: 'Changed.', lost: ['<One>', 'Two'] }), language);
    expect(html).toContain(`for="form-bar-lost">${label}`);
    // It has no name, so it is not sent.
    expect(html).toMatch(
      /<textarea id="form-bar-lost" class="[^"]*" readOnly="">&lt;One&gt;\n\nTwo<\/textarea>/,
    );
    expect(render(everyKind, returned({ problem: 'Changed.', lost: [] }), language)).not.toContain('-lost');
  },
);

describe('a form in another language than its page', () => {
  const foreign = (form: typeof everyKind): typeof everyKind => ({ ...form, language: 'en' });
  /** Our own words, which are in the language of the page. */
  const withoutWritten = (html: string) => html.replaceAll(/<(\w+)[^>]* lang="en"[^>]*>.*?<\/\1>/g, '');

  it('C-10 U-9 says the language of what an editor wrote', () => {
    const html = render(foreign(everyKind), returned({ errors: { email: 'email' } }), 'fr');
    expect(html).toContain('<span lang="en">E-mail at work</span><span');
    expect(html).toContain('<a href="#form-bar-email" lang="en">E-mail at work</a>');
    expect(html).toContain('<span lang="en">Only if you would rather talk.</span>');
    expect(html).toContain('<option value="rail" lang="en">Rail</option>');
    expect(html).toMatch(/<label for="form-bar-agreement"><span lang="en">.*privacy notice<\/a>/);
    expect(html).toMatch(/<button [^>]*lang="en"[^>]*>Send</);
    expect(html).toMatch(/<div [^>]*lang="en"[^>]*><div [^>]*><p>We keep what you write/);
    const ours = withoutWritten(html);
    expect(ours).toContain('obligatoire');
    expect(ours).toContain('De 1 à 50000');
    expect(ours).toMatch(/-error"><svg.*?<\/svg><span>[^<]*adresse e-mail/);
  });

  it('C-10 U-9 says the language of its steps, and not of their numbers', () => {
    const html = render(foreign(examples.stepped), {}, 'fr');
    expect(html).toMatch(/<h3[^>]*><span [^>]*>Étape 1 sur 3[^<]*<\/span> <span lang="en">/);
    expect(withoutWritten(html)).toContain('>Suivant<');
  });

  it('C-10 U-9 says the language of its confirmation, and leaves it out where it is that of the page', () => {
    const confirmed = (form: typeof everyKind) =>
      renderToStaticMarkup(<ConfirmationView id="sent" form={form} language="fr" />);
    expect(confirmed(foreign(everyKind))).toMatch(/<div lang="en">.*<p>/);
    expect(confirmed(everyKind) + render(everyKind, {}, 'fr')).not.toContain('lang=');
  });
});

describe('a submission that came back', () => {
  const values = {
    name: 'Ada <b>',
    when: 'later',
    subjects: ['incidents', 'claims'],
    industry: 'rail',
    agreement: 'yes',
  };

  it('C-8 keeps everything that was entered', () => {
    const html = render(everyKind, returned({ values }));
    expect(html).toContain('value="Ada &lt;b&gt;"');
    expect(html).toMatch(/<option value="rail" selected=""/);
    expect([...html.matchAll(/checked="" value="(\w+)"/g)].map((match) => match[1])).toEqual([
      'later',
      'incidents',
      'claims',
      'yes',
    ]);
  });

  it('C-8 keeps where the visitor came from, and makes a new key', () => {
    const came = { came_from: 'https://a.example/', campaign: 'spring', [FORM_NAMES.key]: 'old' };
    const html = render(everyKind, returned({ values: came }));
    expect(html).toContain('data-source="referrer" name="came_from" value="https://a.example/"');
    expect(html).toContain('name="campaign" value="spring"');
    expect(html).toContain(`name="${FORM_NAMES.key}" value=""`);
  });

  it('C-8 says beside each field what is wrong, and once before the form', () => {
    const html = render(
      everyKind,
      returned({ errors: { email: 'email', when: 'missing', people: 'too_large' } }),
    );
    expect(html).toContain('3 fields need another look');
    expect(html).toContain('href="#form-bar-email"');
    expect(html).toMatch(
      /id="form-bar-email"[^>]*aria-describedby="form-bar-email-error" aria-invalid="true"/,
    );
    expect(html).toMatch(/id="form-bar-email-error">.*Write a whole e-mail address/);
    expect(html).toMatch(/<fieldset[^>]* aria-describedby="form-bar-when-error"/);
    expect(html).toMatch(/id="form-bar-people-error">.*not above 50000\./);
  });

  it('U-9 calls nothing invalid before it is sent: browsers do so with required choices', () => {
    const controls = render(everyKind).match(/<(input|select|textarea)(?=[^>]* required)[^>]*>/g) ?? [];
    expect(controls.some((control) => /type="radio"/.test(control))).toBe(true);
    expect(controls.filter((control) => !control.includes('aria-invalid="false"'))).toEqual([]);
  });

  it('U-9 leads from the summary to a control that is there', () => {
    const errors = Object.fromEntries(everyKind.fields.map(({ name }) => [name, 'missing' as const]));
    const html = render(everyKind, returned({ errors }));
    const targets = [...html.matchAll(/href="#([^"]+)"/g)].map((match) => match[1]);
    expect(targets).toHaveLength(everyKind.fields.length);
    for (const target of targets)
      expect(html).toMatch(new RegExp(`<(input|select|textarea)[^>]* id="${target}"`));
  });

  it('U-9 puts the focus on the summary', () => {
    expect(render(everyKind, returned({ problem: 'Please try again.' }))).toMatch(
      /role="alert" tabindex="-1" autofocus="" aria-labelledby="form-bar-errors-label"><p[^>]*>Please try again\./,
    );
    expect(render()).not.toContain('autofocus');
  });

  it.each(LANGUAGES)('C-10 has words for every error (%s)', (language) => {
    const errorOf: Partial<Record<FormFieldKind, FieldError>> = {
      text: 'too_long',
      email: 'email',
      phone: 'phone',
      number: 'number',
      select: 'not_an_option',
      textarea: 'several',
    };
    const errors = Object.fromEntries(
      everyKind.fields.map(({ name, kind }) => [name, errorOf[kind] ?? 'missing']),
    );
    const html = render(everyKind, returned({ errors }), language);
    const told = [...html.matchAll(/-error"><svg.*?<\/svg><span>([^<]+)</g)].map((match) => match[1]);
    expect(told).toHaveLength(everyKind.fields.length);
    expect(told.join()).not.toMatch(/undefined|null|\[object/);
  });

  it.each(LANGUAGES)('C-10 has words for every error of files (%s)', (language) => {
    const errors = [
      'missing',
      'too_many_files',
      'file_too_large',
      'file_empty',
      'file_type',
      'file_infected',
    ] as const;
    const told = errors.map((error) => {
      const html = render(examples.stepped, returned({ errors: { papers: error } }), language);
      return /-error"><svg.*?<\/svg><span>([^<]+)</.exec(html)?.[1];
    });
    expect(new Set(told).size).toBe(errors.length);
    expect(told.join()).not.toMatch(/undefined|null|\[object/);
  });
});
