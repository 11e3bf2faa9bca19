import { readCached, writeCached } from './stores.ts'

/** Address of the cached setting; no such file exists. */
const KEY = '/data-saver'

let cachedAnswer: Promise<boolean> | null = null

/** Stores whether the player saves data, as the page reports it: the worker cannot read the page's storage. */
export async function storeDataSaver(on: boolean): Promise<void> {
  cachedAnswer = Promise.resolve(on)
  await writeCached('settings', KEY, new Response(on ? 'on' : 'off'))
}

/** Whether the player saves data. */
export function isSaving(): Promise<boolean> {
  cachedAnswer ??= readCached('settings', KEY).then(async (stored) => (await stored?.text()) === 'on')
  return cachedAnswer
}

/** Asks the gateway for the small version of a picture, as a browser does whose own data saver is on. */
export const savingRequest = ({ url, headers }: Request): Request => {
  const newHeaders = new Headers(headers)
  newHeaders.set('Save-Data', 'on')
  return new Request(url, { headers: newHeaders, credentials: 'same-origin' })
}
