import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { SETTING_NAMES } from '../server/config/settings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Commands for users; the others are steps of these. */
const COMMANDS = [
  'start',
  'serve',
  'accounts',
  'backup',
  'extract',
  'evaluate',
  'inspect',
  'test',
  'check',
  'bench',
  'package',
];
/** Commands whose `--help` names their flags. */
const WITH_HELP = ['start', 'serve', 'accounts', 'backup', 'extract', 'evaluate', 'inspect'];

/** What is said of the engine, and which file knows which convention. */
const GUIDES = ['extraction.md', 'conventions.md'].map((name) => join('docs', name));

/** The file that a script has Node run, behind Node's own options. */
const RUN_BY_NODE = /^node (?:--\S+ )*(\S+)/;

let pages: ReadonlyMap<string, string>;
let everything: string;
let scripts: Readonly<Record<string, string>>;

beforeAll(async () => {
  const docs = (await readdir(join(root, 'docs'), { recursive: true })).filter((name) =>
    name.endsWith('.md'),
  );
  const names = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...docs.map((name) => join('docs', name))];
  pages = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(root, name), 'utf8')] as const)),
  );
  everything = [...pages.values()].join('\n');
  ({ scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')));
});

describe('the documentation', () => {
  it.each(COMMANDS)('tells of npm run %s in the README, and the command is there', (command) => {
    const call = command === 'start' || command === 'test' ? `npm ${command}` : `npm run ${command}`;
    expect(pages.get('README.md')).toContain(call);
    const [, file = 'package.json'] = RUN_BY_NODE.exec(scripts[command] ?? '') ?? [];
    expect(scripts[command]).toMatch(/\S/);
    expect(existsSync(join(root, file)), `npm run ${command} runs ${file}`).toBe(true);
  });

  it.each(WITH_HELP)('names every flag of npm run %s', async (command) => {
    const flags = new Set((await help(command)).match(/--[a-z][a-z-]+/g));
    expect(flags).toContain('--help');
    expect([...flags].filter((flag) => !everything.includes(flag))).toEqual([]);
  });

  it('names every setting with its variable', () => {
    const deploy = pages.get(join('docs', 'deploy.md'))!;
    for (const name of SETTING_NAMES) {
      expect(deploy).toContain(`\`${name}\``);
      expect(deploy).toContain(`STATEMENT_DESK_${name.toUpperCase()}`);
    }
  });

  it('links only to pages that are there', () => {
    const broken: string[] = [];
    for (const [name, text] of pages) {
      for (const [, target = ''] of text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)) {
        if (!existsSync(join(root, dirname(name), target))) broken.push(`${name}: ${target}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('names only files of the engine that are there, in the folders they lie in', async () => {
    const files = await Promise.all(
      ['server', 'tests', 'scripts'].map((room) => readdir(join(root, room), { recursive: true })),
    );
    const paths = files.flat().map((file) => `/${file.replaceAll('\\', '/')}`);
    const named = new Set(
      GUIDES.flatMap((guide) => [
        ...pages.get(guide)!.matchAll(/(?<![\w*…/-])(?:[a-z-]+\/)*[a-z-]*[a-z](?:\.test)?\.ts\b/g),
      ]).map(([name]) => name),
    );
    expect(named.size).toBeGreaterThan(200);
    const lost = [...named].filter(
      (name) => !paths.some((path) => path.endsWith(`/${name.replace(/^(?:server|tests|scripts)\//, '')}`)),
    );
    expect(lost).toEqual([]);
  });

  it.each(['layout', 'proof', 'reading', 'statement'])(
    'names every file of server/extraction/%s',
    async (room) => {
      const files = await readdir(join(root, 'server/extraction', room), { recursive: true });
      const names = files.map((file) => basename(file)).filter((name) => /^[a-z-]+\.ts$/.test(name));
      const said = GUIDES.map((guide) => pages.get(guide)!).join('\n');
      const isSaid = (name: string): boolean =>
        new RegExp(`(?<![\\w-])${name.replace('.', '\\.')}`).test(said);
      // The lexicon's languages have two letters.
      expect(names.filter((name) => !/^[a-z]{2}\.ts$/.test(name) && !isSaid(name))).toEqual([]);
    },
  );

  it('says of every file of layouts what it shows', async () => {
    const guide = await readFile(join(root, 'tests/statements/README.md'), 'utf8');
    const files = await readdir(join(root, 'tests/statements/layouts'));
    expect(files.filter((file) => !guide.includes(`| \`${file.replace('.ts', '')}\` `))).toEqual([]);
  });

  it('shows every room of the house', async () => {
    const architecture = pages.get(join('docs', 'architecture.md'))!;
    const rooms = await readdir(join(root, 'server'), { withFileTypes: true });
    const missing = rooms.filter((room) => room.isDirectory() && !architecture.includes(`${room.name}/`));
    expect(missing.map(({ name }) => relative(root, join(root, 'server', name)))).toEqual([]);
  });
});

async function help(command: string): Promise<string> {
  const file = RUN_BY_NODE.exec(scripts[command]!)![1]!;
  const child = spawn(process.execPath, [join(root, file), '--help'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return output;
}
