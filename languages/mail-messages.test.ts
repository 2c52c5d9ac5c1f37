import { describe, expect, it } from 'vitest';
import { adminLanguages } from './admin-languages.ts';
import { LANGUAGES, languages } from './languages.ts';

describe.each(LANGUAGES)('mails in %s', (language) => {
  const { mail, audit } = languages[language].messages;
  const about = ['reviewRequested', 'published', 'sentBack'] as const;
  const ofPlans = ['planDone', 'planFailed'] as const;

  it('C-10 say which site, page or form they are about', () => {
    for (const text of [
      mail.password.subject('Brand'),
      mail.password.paragraph('Brand'),
      mail.invitation.subject('Brand'),
      mail.invitation.paragraph('Edda', null, 'Brand'),
    ])
      expect(text).toContain('Brand');
    for (const name of [...about, ...ofPlans]) expect(mail[name].subject('My page')).toContain('My page');
    for (const name of about) expect(mail[name].paragraph('My page', null)).toContain('My page');
    expect(mail.form.team('My form')).toContain('My form');
    expect(mail.form.sender('My form')).toContain('My form');
  });

  it('C-10 C-11 call the way to a new link as the log-in page does', () => {
    const { forgotPasswordQuestion } = adminLanguages[language].payload.translations.authentication;
    // Payload's French has a space that may break.
    const shown = (text: string) => text.replaceAll('\u00a0', ' ');
    expect(shown(mail.invitation.note)).toContain(shown(forgotPasswordQuestion));
  });

  it('C-10 say who did something, or that it is not known', () => {
    expect(mail.invitation.paragraph('Edda', 'Ada', 'Brand')).toMatch(/Edda.*Ada/);
    const texts = about.map((name) => [
      mail[name].paragraph('My page', 'Ada'),
      mail[name].paragraph('My page', null),
    ]);
    for (const [known, unknown] of texts) {
      expect(known).toContain('Ada');
      expect(unknown).not.toMatch(/null|undefined|\(\)/);
    }
    expect(mail.invitation.paragraph('Edda', null, 'Brand')).not.toContain('null');
  });

  it('C-10 tell what was done as planned from what was not', () => {
    for (const name of ofPlans) {
      const text = mail[name].paragraph('My page', mail.planActions.archive);
      expect(text).toContain('My page');
      expect(text).toContain(mail.planActions.archive);
    }
    expect(mail.planDone.paragraph('P', 'a')).not.toBe(mail.planFailed.paragraph('P', 'a'));
    expect(mail.planDone.subject('P')).not.toBe(mail.planFailed.subject('P'));
  });

  it('C-10 count submissions, and tell one from several', () => {
    expect(mail.submissions.subject(1)).not.toMatch(/\d/);
    expect(mail.submissions.subject(12)).toContain('12');
    expect(mail.submissions.line('My form', 3)).toMatch(/My form.*3/);
  });

  it('C-10 of the audit trail say names and numbers', () => {
    expect(audit.fields(['title', 'body'])).toMatch(/title, body/);
    expect(audit.role('editor')).toContain('editor');
    expect(audit.revision(7, false)).toContain('7');
    expect(audit.revision(7, true)).not.toBe(audit.revision(7, false));
    expect(audit.planned('Published', '10:00')).toMatch(/Published.*10:00/);
    expect(audit.because('Changed')).toContain('Changed');
    expect(audit.plannedRevision(7)).toContain('7');
    expect(audit.writer('Ada')).toContain('Ada');
    expect(audit.count(12)).toContain('12');
  });
});
