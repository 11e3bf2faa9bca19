const DATABASE = 'ante'
const STORE = 'keys'
const KEY = 'seal'
const ALGORITHM = 'AES-GCM'
const NONCE_BYTES = 12

/**
 * Seals a text for this browser: by a key that no script can read out and that never leaves IndexedDB. Gives base64, or
 * null where the browser has no such place (private windows, plain http on a local network).
 */
export async function seal(text: string): Promise<string | null> {
  try {
    const key = await browserKey()
    const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
    const sealed = await crypto.subtle.encrypt({ name: ALGORITHM, iv: nonce }, key, new TextEncoder().encode(text))
    return btoa(String.fromCharCode(...nonce, ...new Uint8Array(sealed)))
  } catch {
    return null
  }
}

async function browserKey(): Promise<CryptoKey> {
  const database = await answerTo(opened())
  const known: unknown = await answerTo(database.transaction(STORE).objectStore(STORE).get(KEY))
  if (known instanceof CryptoKey) return known
  const made = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
  await answerTo(database.transaction(STORE, 'readwrite').objectStore(STORE).put(made, KEY))
  return made
}

function opened(): IDBOpenDBRequest {
  const request = indexedDB.open(DATABASE, 1)
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(STORE))
  return request
}

function answerTo<Answer>(request: IDBRequest<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB gave no answer')))
  })
}
