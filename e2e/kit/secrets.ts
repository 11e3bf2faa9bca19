import type { Page } from '@playwright/test'

/** Storage of a page that other scripts can read. */
interface StoredSecrets {
  local: Record<string, string>
  session: Record<string, string>
}

export const storedBy = (page: Page): Promise<StoredSecrets> =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } }))

/** Whether a secret can be read in a page's storage, as it is or after one or two decodings in the usual ways. */
export async function canRead(page: Page, secret: string): Promise<boolean> {
  const { local, session } = await storedBy(page)
  const texts = [...Object.values(local), ...Object.values(session)].flatMap(partsOf)
  const decoded = texts.flatMap(decodings)
  return [...texts, ...decoded, ...decoded.flatMap(decodings)].some((text) => text.includes(secret))
}

/** Returns a text, and all texts inside it if it is JSON. */
function partsOf(text: string): string[] {
  try {
    const value: unknown = JSON.parse(text)
    const inside = typeof value === 'object' && value !== null ? Object.values(value) : []
    return [text, ...inside.filter((part): part is string => typeof part === 'string')]
  } catch {
    return [text]
  }
}

const decodings = (text: string): string[] => [
  ...(['base64', 'hex', 'utf16le'] as const).map((encoding) => Buffer.from(text, encoding).toString('latin1')),
  unescape(text),
]

function unescape(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Returns the result of another script's attempt to export the page's encryption key. */
export const tryExportKey = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const answer = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB gave no answer')))
      })
    const database = await answer(indexedDB.open('ante'))
    const [key] = await answer(database.transaction('keys').objectStore('keys').getAll())
    database.close()
    if (!(key instanceof CryptoKey)) return 'there is no key'
    const outcomes = (['raw', 'jwk'] as const).map((format) =>
      crypto.subtle.exportKey(format, key).then(
        () => 'taken',
        (error: unknown) => (error instanceof Error ? error.name : 'refused'),
      ),
    )
    return (await Promise.all(outcomes)).join()
  })
