import { readCached, writeCached } from './stores.ts'

/** Address of the cached setting; no such file exists. */
const KEY = '/data-saver'

let known: Promise<boolean> | null = null

/** Stores whether the player saves data, as the page reports it: the worker cannot read the page's storage. */
export async function storeDataSaver(on: boolean): Promise<void> {
  known = Promise.resolve(on)
  await writeCached('settings', KEY, new Response(on ? 'on' : 'off'))
}

/** Whether the player saves data. */
export function isSaving(): Promise<boolean> {
  known ??= readCached('settings', KEY).then(async (stored) => (await stored?.text()) === 'on')
  return known
}

/** Asks the gateway for the small version of a picture, as a browser does whose own data saver is on. */
export const savingRequest = ({ url, headers }: Request): Request => {
  const own = new Headers(headers)
  own.set('Save-Data', 'on')
  return new Request(url, { headers: own, credentials: 'same-origin' })
}
