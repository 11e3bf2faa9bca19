const DATABASE = 'ante'
const STORE = 'keys'
const KEY = 'seal'
const ALGORITHM = 'AES-GCM'
const NONCE_BYTES = 12

/** Returns the key of this browser. */
export type KeySource = () => Promise<CryptoKey>

/**
 * Encrypts and decrypts texts stored on this device. `purpose` binds the text to its use: a text moved to another
 * purpose cannot be decrypted.
 */
export interface Sealer {
  /** Returns the encrypted text in base64; null if this browser cannot store a key. */
  seal(text: string, purpose: string): Promise<string | null>
  /** Returns the decrypted text; null for a text that this key has not encrypted for this purpose. */
  unseal(sealed: string, purpose: string): Promise<string | null>
}

export function createSealer(keyOf: KeySource): Sealer {
  return {
    seal: (text, purpose) =>
      orNull(async () => {
        const key = await keyOf()
        const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
        const sealed = await crypto.subtle.encrypt(cipher(nonce, purpose), key, new TextEncoder().encode(text))
        return btoa(String.fromCharCode(...nonce, ...new Uint8Array(sealed)))
      }),
    unseal: (sealed, purpose) =>
      orNull(async () => {
        const bytes = Uint8Array.from(atob(sealed), (letter) => letter.charCodeAt(0))
        const nonce = bytes.slice(0, NONCE_BYTES)
        const text = await crypto.subtle.decrypt(cipher(nonce, purpose), await keyOf(), bytes.slice(NONCE_BYTES))
        return new TextDecoder().decode(text)
      }),
  }
}

/**
 * This browser's sealer: its key is not extractable by any script and never leaves IndexedDB. Private windows and plain
 * HTTP on a local network have no such storage.
 */
export const { seal, unseal } = createSealer(browserKey)

const cipher = (iv: Uint8Array<ArrayBuffer>, purpose: string) => ({
  name: ALGORITHM,
  iv,
  additionalData: new TextEncoder().encode(purpose),
})

/**
 * Null on failure: the text was stored by another browser or is damaged, or nothing can be stored. None of these is a
 * program error.
 */
async function orNull(act: () => Promise<string>): Promise<string | null> {
  try {
    return await act()
  } catch {
    return null
  }
}

async function browserKey(): Promise<CryptoKey> {
  const database = await answerTo(opened())
  try {
    const keys = (mode: IDBTransactionMode) => database.transaction(STORE, mode).objectStore(STORE)
    const storedKey: unknown = await answerTo(keys('readonly').get(KEY))
    if (storedKey instanceof CryptoKey) return storedKey
    const newKey = await crypto.subtle.generateKey({ name: ALGORITHM, length: 256 }, false, ['encrypt', 'decrypt'])
    return await storedFirst(keys('readwrite'), newKey)
  } finally {
    database.close()
  }
}

/** Another tab may have stored a key first: all tabs use the first stored key. */
async function storedFirst(keys: IDBObjectStore, newKey: CryptoKey): Promise<CryptoKey> {
  const firstKey: unknown = await answerTo(keys.get(KEY))
  if (firstKey instanceof CryptoKey) return firstKey
  await answerTo(keys.put(newKey, KEY))
  return newKey
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
