import type { Messages } from '../../language-definition.ts';

export const errors: Messages['errors'] = {
  waiting: 'Bitte warten …',
  heading: 'Das hat nicht geklappt',
  advice:
    'Ihre Angaben stehen noch hier. Bitte versuchen Sie es gleich noch einmal; bleibt es so, kopieren Sie sie, und laden Sie die Seite neu, die sie vergisst.',
  noResponse:
    'Das Netz ist weg, oder diese Website antwortet nicht. Ihre Angaben stehen noch hier. Bitte senden Sie noch einmal, sobald Sie wieder verbunden sind. Eine Datei, die Sie seither verschoben oder geändert haben, wählen Sie bitte neu.',
  gone: 'Das gibt es auf unserer Website nicht mehr. Es wurde nichts gesendet, und ein neuer Versuch hilft nicht. Ihre Angaben stehen noch hier, zum Kopieren; bitte erreichen Sie uns auf einem anderen Weg.',
  details: 'Für alle, die nach der Ursache suchen',
};
