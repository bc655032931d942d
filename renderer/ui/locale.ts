import { createContext, useContext } from 'react';

/** The user's locale (BCP 47) for numbers and dates. */
export const Locale = createContext('en');

export function useLocale(): string {
  return useContext(Locale);
}
