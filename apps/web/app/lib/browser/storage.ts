/** Storage that never throws: if the browser blocks it or it is full, values live as long as the page. */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  clear(): void
}

/** Reads a value from the storage itself; null without one, and when the browser blocks the storage. */
export function readFromStorage(getStorage: () => Storage, key: string): string | null {
  try {
    return getStorage().getItem(key)
  } catch {
    return null
  }
}

export function safeStorage(getStorage: () => Storage): SafeStorage {
  const storedRow = new Map<string, string>()
  const attempt = <Result>(action: (storage: Storage) => Result): Result | null => {
    try {
      return action(getStorage())
    } catch {
      return null
    }
  }
  return {
    get: (key) => storedRow.get(key) ?? readFromStorage(getStorage, key),
    set: (key, value) => {
      const stored = attempt((storage) => {
        storage.setItem(key, value)
        return true
      })
      if (stored) storedRow.delete(key)
      else storedRow.set(key, value)
    },
    remove: (key) => {
      storedRow.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    clear: () => {
      storedRow.clear()
      attempt((storage) => storage.clear())
    },
  }
}

/** Reads a stored value with `parse`, which returns null for an invalid one; an invalid value is deleted. */
export function readStored<Value>(
  storage: SafeStorage,
  key: string,
  parse: (text: string) => Value | null,
): Value | null {
  const text = storage.get(key)
  if (text === null) return null
  const value = parse(text)
  if (value === null) storage.remove(key)
  return value
}

/** Returns a `parse` function for `readStored` that accepts only these texts. */
export const textOneOf =
  (...texts: string[]) =>
  (text: string): string | null =>
    texts.includes(text) ? text : null

/** Lives as long as the tab. */
export const tabStorage = safeStorage(() => window.sessionStorage)
/** Lives on the device. */
export const deviceStorage = safeStorage(() => window.localStorage)
