import { tabStorage } from '../browser/storage.ts'

/** Source: product specification 3, storage keys. */
const KEY = 'trialName'

/** Name of the trial account of this tab, also after the gateway ended the trial; signing out or in clears it. */
export const trialName = {
  store: (name: string) => tabStorage.set(KEY, name),
  remove: () => tabStorage.remove(KEY),
  isStored: () => tabStorage.get(KEY) !== null,
}
