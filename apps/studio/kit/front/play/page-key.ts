const STORED_AS = 'studio-key'
const KEY_BYTES = 18
const TAP_ID_BYTES = 16

/** The page's own key, which authenticates the calls of its session and survives a reload. */
export interface PageKey {
  value: string
  /** Launch parameters; null once the token is exchanged. */
  launch: Launch | null
}

interface Launch {
  token: string
  vendor: string
  game: string
}

/** Returns the page's key. A reload before the token exchange keeps the key; a new token creates a new key. */
export function takePageKey(): PageKey {
  const launch = launchIn(new URL(location.href).searchParams)
  const stored = readStored()
  if (stored && (!launch || stored.token === launch.token)) return { value: stored.value, launch }
  const value = randomName(KEY_BYTES)
  storeKey({ value, token: launch?.token ?? null })
  return { value, launch }
}

function launchIn(params: URLSearchParams): Launch | null {
  const token = params.get('token')
  return token ? { token, vendor: params.get('vendor') ?? '', game: params.get('game') ?? '' } : null
}

/** Removes an exchanged launch token from the address, where it could be copied or logged. */
export function clearToken({ value }: PageKey): void {
  storeKey({ value, token: null })
  const address = new URL(location.href)
  address.searchParams.delete('token')
  history.replaceState(null, '', address.pathname + address.search)
}

export function newTapId(): string {
  return randomName(TAP_ID_BYTES)
}

function randomName(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

interface StoredKey {
  value: string
  token: string | null
}

/** Returns the stored key; null if there is none, or if storage is blocked, as in some frames. */
function readStored(): StoredKey | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null')
    return isStoredKey(stored) ? stored : null
  } catch {
    return null
  }
}

function storeKey(key: StoredKey): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(key))
  } catch {
    // Storage may be blocked: the key lasts as long as the page.
  }
}

function isStoredKey(stored: unknown): stored is StoredKey {
  if (typeof stored !== 'object' || stored === null) return false
  return 'value' in stored && typeof stored.value === 'string' && 'token' in stored
}
