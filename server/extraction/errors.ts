/** What can be wrong with a file, as stable codes with a message and a hint for people. */
export type ExtractionErrorCode =
  | 'empty_file'
  | 'unsupported_content'
  | 'damaged_file'
  | 'password_required'
  | 'password_wrong'
  | 'too_many_pages'
  | 'page_too_large'
  | 'no_text'
  | 'unreadable_text';

/** An expected failure of reading a file: its cause lies in the file, not in the program. */
export class ExtractionError extends Error {
  readonly code: ExtractionErrorCode;
  readonly hint: string;

  constructor(code: ExtractionErrorCode, message: string, hint: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ExtractionError';
    this.code = code;
    this.hint = hint;
  }
}
