/** What the environment adds to electron-builder.yml: an update server, and signing in the cloud. */

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment names half of something; the message says what is missing. */
export class PackagingError extends Error {
  override name = 'PackagingError';
}

/** Names in the environment, beside those electron-builder reads itself (`CSC_*`, `WIN_CSC_*`, `APPLE_*`). */
const UPDATE_URL = 'STATEMENT_DESK_UPDATE_URL';
const AZURE = {
  endpoint: 'AZURE_SIGNING_ENDPOINT',
  certificateProfileName: 'AZURE_SIGNING_PROFILE',
  codeSigningAccountName: 'AZURE_SIGNING_ACCOUNT',
  publisherName: 'AZURE_SIGNING_PUBLISHER',
} as const;

/** Arguments for electron-builder. It never publishes: files are handed on by the workflow. Throws `PackagingError`. */
export function packagingArguments(env: Environment, given: readonly string[]): string[] {
  return ['--publish', 'never', ...updateServer(env), ...azureSigning(env), ...given];
}

function updateServer(env: Environment): string[] {
  const address = env[UPDATE_URL];
  if (!address) return [];
  // Updates are programs: nobody on the way may change them.
  if (URL.parse(address)?.protocol !== 'https:')
    throw new PackagingError(`${UPDATE_URL} is no https address`);
  return ['-c.publish.provider=generic', `-c.publish.url=${address}`];
}

function azureSigning(env: Environment): string[] {
  const named = Object.entries(AZURE).map(([option, name]) => ({ option, name, value: env[name] }));
  if (named.every(({ value }) => !value)) return [];
  const missing = named.filter(({ value }) => !value).map(({ name }) => name);
  if (missing.length > 0) throw new PackagingError(`signing in Azure also needs ${missing.join(', ')}`);
  return named.map(({ option, value }) => `-c.win.azureSignOptions.${option}=${value}`);
}
