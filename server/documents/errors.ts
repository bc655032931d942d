/** Why a document's life cannot take the step that was asked for. The API gives each its code. */

/** An upload that is refused for what it is. `code` is stable; message and hint are for people. */
export class UploadRefusedError extends Error {
  readonly code: string;
  readonly hint: string;

  constructor(code: string, message: string, hint: string) {
    super(message);
    this.name = 'UploadRefusedError';
    this.code = code;
    this.hint = hint;
  }
}

/** The document is not in a state that allows the step. */
export class WrongStateError extends Error {
  readonly hint: string;

  constructor(message: string, hint: string) {
    super(message);
    this.name = 'WrongStateError';
    this.hint = hint;
  }
}
