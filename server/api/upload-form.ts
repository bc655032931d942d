/** Reads the multipart form of an upload: one part `file`, streamed to disk, and an optional `password`. */
import type { FastifyRequest } from 'fastify';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { MAX_PASSWORD_LENGTH } from '../../shared/api/requests.ts';
import type { DraftFile, Vault } from '../storage/vault.ts';
import { badRequest, brokenForm, fileTooLarge, noFile, twoFiles } from './errors.ts';

export interface UploadForm {
  readonly originalName: string;
  readonly draft: DraftFile;
  readonly password: string | null;
}

/** Names longer than this are cut, characters. */
const MAX_NAME_LENGTH = 500;
/**
 * A form that is too large is read to its end and thrown away, so that the client gets to read the answer; but not
 * for ever: past this many times the limit the connection is cut.
 */
const MAX_OVERRUN = 4;

/** Reads the form to its end. The draft belongs to the caller; on any error nothing is left of it. */
export async function readUploadForm(
  request: FastifyRequest,
  vault: Vault,
  maxFileBytes: number,
): Promise<UploadForm> {
  if (!request.isMultipart()) throw noFile();
  cutEndlessBody(request, maxFileBytes * MAX_OVERRUN + 1_048_576);
  const drafts: DraftFile[] = [];
  const names: string[] = [];
  let password: string | null = null;
  let tooLarge = false;
  try {
    for await (const part of request.parts({
      limits: { fileSize: maxFileBytes },
    }) as AsyncIterable<Multipart>) {
      if (part.type === 'field') {
        password = passwordOf(part) ?? password;
      } else if (part.fieldname === 'file' && names.length === 0) {
        names.push(part.filename);
        drafts.push(await vault.write(part.file));
        tooLarge = part.file.truncated;
      } else {
        if (part.fieldname === 'file') names.push(part.filename);
        await drain(part);
      }
    }
    const [draft] = drafts;
    if (draft === undefined) throw noFile();
    if (names.length > 1) throw twoFiles();
    if (tooLarge) throw fileTooLarge(maxFileBytes);
    return { originalName: shownName(names[0]), draft, password };
  } catch (error) {
    for (const { path } of drafts) await vault.discard(path);
    throw isBrokenForm(error) ? brokenForm() : error;
  }
}

/** The form parser's own complaints are bare errors; those of the disk carry a code, ours a class. */
function isBrokenForm(error: unknown): boolean {
  return error instanceof Error && error.constructor === Error && !('code' in error);
}

function passwordOf(part: Multipart): string | null {
  if (part.type !== 'field' || part.fieldname !== 'password') return null;
  if (typeof part.value !== 'string' || part.valueTruncated || part.value.length > MAX_PASSWORD_LENGTH) {
    throw badRequest(
      'The password is too long.',
      `Send at most ${MAX_PASSWORD_LENGTH} characters in "password".`,
    );
  }
  return part.value === '' ? null : part.value;
}

/**
 * The name as it was sent, but never empty or endless. Forms write a quotation mark in it as %22
 * (https://html.spec.whatwg.org/multipage/form-control-infrastructure.html#multipart-form-data).
 */
function shownName(name: string | undefined): string {
  const shown = (name ?? '').replaceAll('%22', '"').slice(0, MAX_NAME_LENGTH).toWellFormed();
  return shown.trim() === '' ? 'statement' : shown;
}

async function drain(part: MultipartFile): Promise<void> {
  for await (const chunk of part.file) void chunk;
}

function cutEndlessBody(request: FastifyRequest, maxBytes: number): void {
  let received = 0;
  request.raw.on('data', (chunk: Buffer) => {
    received += chunk.length;
    if (received > maxBytes) request.raw.destroy();
  });
}
