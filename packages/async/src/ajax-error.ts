/** What is known about a failed request. `status` 0 means that there was no response. */
export type Failure = {
  url: string;
  status: number;
  statusText: string;
  responseText: string;
  /** XMLHttpRequest's numbers: 0 for a request that was aborted, 4 for one that ended without a response. */
  readyState: number;
  customMessage?: string;
};

const TAG = /<("[^"]*"|'[^']*'|[^'">])*>/g;

/** Removes markup from a text; the content of each element is kept, on separate lines. */
function stripTags(text: string): string {
  return text
    .trim()
    .replace(TAG, '')
    .replace(/\n+\s+/g, '\n');
}

function reportOf(failure: Failure): string {
  const { url, status, statusText, responseText, readyState, customMessage } = failure;
  const lines = status
    ? ['An AJAX HTTP error occurred.', `HTTP Result Code: ${status}`]
    : ['An AJAX HTTP request terminated abnormally.'];
  lines.push('Debugging information follows.', `Path: ${url}`, `StatusText: ${statusText.trim()}`);
  if (customMessage) lines.push(`CustomMessage: ${customMessage}`);
  lines.push(`ResponseText: ${stripTags(responseText)}`);
  if (!status) lines.push(`ReadyState: ${readyState}`);
  return lines.join('\n');
}

/** A failed request (E-1). The message is the whole report, one fact per line. */
export class AjaxError extends Error {
  readonly status: number;

  constructor(failure: Failure) {
    super(reportOf(failure));
    this.name = 'AjaxError';
    this.status = failure.status;
  }
}

/** E-2: the custom message of the report. */
export const VERIFICATION_FAILED = 'The response failed verification so will not be processed.';

/** Thrown for a URL to which no request may be sent (E-3). */
export class ForeignCallbackError extends Error {
  constructor(url: string) {
    super(`The callback URL is not local and not trusted: ${url}`);
    this.name = 'ForeignCallbackError';
  }
}

/** Thrown for files that a response needs and that could not be loaded (E-4). */
export class FilesNotLoadedError extends Error {
  readonly files: readonly string[];

  constructor(files: readonly string[]) {
    super(`The following files could not be loaded: ${files.join(', ')}`);
    this.name = 'FilesNotLoadedError';
    this.files = files;
  }
}
