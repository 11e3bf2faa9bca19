import { readCached, writeCached } from './stores.ts'

/** Address of the cached setting; no such file exists. */
const KEY = '/data-saver'

let cachedAnswer: Promise<boolean> | null = null

/** Stores whether the data saver is on. The page reports it, because the worker cannot read the page's storage. */
export async function storeDataSaver(on: boolean): Promise<void> {
  cachedAnswer = Promise.resolve(on)
  await writeCached('settings', KEY, new Response(on ? 'on' : 'off'))
}

/** Whether the player has turned the data saver on. */
export function isDataSaverOn(): Promise<boolean> {
  cachedAnswer ??= readCached('settings', KEY).then(async (stored) => (await stored?.text()) === 'on')
  return cachedAnswer
}

/**
 * Returns a request for the small version of a picture: with the header that browsers send in their own data-saver
 * mode.
 */
export const withSaveData = ({ url, headers }: Request): Request => {
  const newHeaders = new Headers(headers)
  newHeaders.set('Save-Data', 'on')
  return new Request(url, { headers: newHeaders, credentials: 'same-origin' })
}
