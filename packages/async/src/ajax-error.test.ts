import { expect, it } from 'vitest';
import { AjaxError, type Failure, FilesNotLoadedError, ForeignCallbackError } from './ajax-error.ts';

const failure: Failure = {
  url: '/forms/3',
  status: 500,
  statusText: ' Internal Server Error ',
  responseText: '<h1 title="a > b">Fault</h1>\n\n   <p>Try <b>later</b></p>',
  readyState: 4,
};

it('E-1 reports an HTTP error with its code, path, status text and the text of the response', () => {
  expect(new AjaxError(failure).message).toBe(
    [
      'An AJAX HTTP error occurred.',
      'HTTP Result Code: 500',
      'Debugging information follows.',
      'Path: /forms/3',
      'StatusText: Internal Server Error',
      'ResponseText: Fault',
      'Try later',
    ].join('\n'),
  );
});

it('E-1 reports a request without an answer with its ready state', () => {
  const { message } = new AjaxError({
    ...failure,
    status: 0,
    statusText: '',
    responseText: '',
    readyState: 0,
  });
  expect(message).toMatch(/^An AJAX HTTP request terminated abnormally\.\nDebugging information follows\.\n/);
  expect(message).toMatch(/\nReadyState: 0$/);
  expect(message).not.toContain('HTTP Result Code');
});

it('E-2 says why a response was not processed', () => {
  const customMessage = 'The response failed verification so will not be processed.';
  expect(new AjaxError({ ...failure, customMessage }).message).toContain(`CustomMessage: ${customMessage}`);
});

it('E-3 names the URL to which nothing is sent', () => {
  expect(new ForeignCallbackError('https://elsewhere.example/a').message).toBe(
    'The callback URL is not local and not trusted: https://elsewhere.example/a',
  );
});

it('E-4 lists the files that could not be loaded', () => {
  expect(new FilesNotLoadedError(['/a.css', '/b.js']).message).toBe(
    'The following files could not be loaded: /a.css, /b.js',
  );
});
