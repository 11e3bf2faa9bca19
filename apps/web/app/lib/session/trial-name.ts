import { tabStorage } from '../browser/storage.ts'

/** Source: product specification 3, storage keys. */
const KEY = 'trialName'

/** Whose trial this tab is in, or was in until the gateway ended it: signing out, and signing in, forget it. */
export const trialName = {
  keep: (name: string) => tabStorage.set(KEY, name),
  forget: () => tabStorage.remove(KEY),
  isKept: () => tabStorage.get(KEY) !== null,
}
