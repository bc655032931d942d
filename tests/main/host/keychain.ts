/** Stands in for keytar: a keychain in memory, or none. */
import { host } from './state.ts';

function ask<T>(act: () => T): Promise<T> {
  return host.keychain.present ? Promise.resolve(act()) : Promise.reject(new Error('no Secret Service'));
}

export default {
  getPassword: (service: string, account: string) =>
    ask(() => host.keychain.entries.get(`${service}/${account}`) ?? null),
  setPassword: (service: string, account: string, secret: string) =>
    ask(() => void host.keychain.entries.set(`${service}/${account}`, secret)),
  deletePassword: (service: string, account: string) =>
    ask(() => host.keychain.entries.delete(`${service}/${account}`)),
};
