import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrations } from '../../../server/storage/migrations/index.ts';
import { NewerDatabaseError, openDatabase } from '../../../server/storage/open.ts';
import { temporaryFolder } from '../../support/server.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the database', () => {
  it('is durable, checked and private', () => {
    const db = openDatabase(join(folder, 'new', 'data'));
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(db.pragma('synchronous', { simple: true })).toBe(2);
    expect(db.pragma('foreign_keys', { simple: true })).toBe(1);
    expect(db.pragma('user_version', { simple: true })).toBe(migrations.at(-1)?.version);
    db.prepare("INSERT INTO accounts (email, plan, created_at) VALUES ('a@b', 'free', '')").run();
    for (const name of ['', '/statement-desk.db', '/statement-desk.db-wal']) {
      expect(statSync(join(folder, 'new', 'data') + name).mode & 0o077).toBe(0);
    }
    db.close();
  });

  it('numbers its migrations without gaps', () => {
    expect(migrations.map(({ version }) => version)).toEqual(migrations.map((_, index) => index + 1));
  });

  it('runs each migration once and keeps what is there', () => {
    const first = openDatabase(folder);
    first.prepare("INSERT INTO accounts (email, plan, created_at) VALUES ('a@b', 'free', '')").run();
    first.close();
    const next = {
      version: migrations.length + 1,
      name: 'next',
      sql: 'ALTER TABLE accounts ADD COLUMN x TEXT',
    };
    const second = openDatabase(folder, [...migrations, next]);
    expect(second.prepare('SELECT email, x FROM accounts').all()).toEqual([{ email: 'a@b', x: null }]);
    second.close();
  });

  it('leaves everything as it was when a migration fails', () => {
    openDatabase(folder).close();
    const broken = { version: migrations.length + 1, name: 'broken', sql: 'CREATE TABLE half (a); NONSENSE' };
    expect(() => openDatabase(folder, [...migrations, broken])).toThrow('syntax error');
    const db = openDatabase(folder);
    expect(db.prepare("SELECT name FROM sqlite_master WHERE name = 'half'").all()).toEqual([]);
    db.close();
  });

  it('of a newer version is refused and left alone', () => {
    const db = openDatabase(folder);
    db.pragma('user_version = 999');
    db.close();
    expect(() => openDatabase(folder)).toThrow(NewerDatabaseError);
    expect(() => openDatabase(folder)).toThrow('newer version');
  });
});
