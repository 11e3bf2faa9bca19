const STORED_AS = 'northlight-key'
const KEY_BYTES = 18
const SPIN_ID_BYTES = 16

/** The page's own key: whoever holds it plays this session, and a page that is loaded again still has it. */
export interface PageKey {
  value: string
  /** The launch token, where the page was opened with one; only until it is exchanged. */
  token: string | null
}

/** Takes the token out of the address, where it could be copied or logged. A new token makes a new key. */
export function takePageKey(): PageKey {
  const address = new URL(location.href)
  const token = address.searchParams.get('token')
  const stored = read()
  if (stored && (!token || stored.token === token)) return { value: stored.value, token }
  const key = { value: randomName(KEY_BYTES), token }
  write(key)
  return key
}

/** Once the token is exchanged it is of no use to anybody, and need not stand there. */
export function forgetToken(key: PageKey): PageKey {
  const kept = { value: key.value, token: null }
  write(kept)
  const address = new URL(location.href)
  address.searchParams.delete('token')
  history.replaceState(null, '', address.pathname + address.search)
  return kept
}

export function newSpinId(): string {
  return randomName(SPIN_ID_BYTES)
}

function randomName(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes))
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** Storage may be blocked in a frame; the session then lasts as long as the page does. */
function read(): PageKey | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORED_AS) ?? 'null')
    return isPageKey(stored) ? stored : null
  } catch {
    return null
  }
}

function write(key: PageKey): void {
  try {
    sessionStorage.setItem(STORED_AS, JSON.stringify(key))
  } catch {
    // See `read`.
  }
}

function isPageKey(stored: unknown): stored is PageKey {
  if (typeof stored !== 'object' || stored === null) return false
  return 'value' in stored && typeof stored.value === 'string' && 'token' in stored
}
