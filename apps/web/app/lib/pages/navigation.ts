import { addressChanged, addressOf, textOf } from './address.ts'
import type { Address } from './address.ts'
import { currentEntry, entryOf, historyIndex } from './history-entry.ts'
import { leaveDialogs } from './history-steps.ts'
import type { Navigate } from './router.tsx'

/** The current address and its page. */
export interface Navigation<Page = unknown> {
  address: Address
  arrival: 'first' | 'forward' | 'back'
  page: Page
}

interface NavigatorOptions<Page> {
  first: Navigation<Page>
  /** Loads the page of an address. Resolves to an error page when it cannot be loaded. */
  open(address: Address, arrival: 'forward' | 'back'): Promise<Page>
  /** Called when a navigation is requested. Then `keepsPageFor` or `onArrive` is called, unless a newer one begins. */
  onStart(target: Pick<Navigation, 'address' | 'arrival'>): void
  /** Returns true if the current page stays shown. Not called for a replaced entry or a step back. */
  keepsPageFor?(address: Address, page: Page): boolean
  onArrive(navigation: Navigation<Page>): void
}

// Keys must differ from those that an earlier load left in the history.
const newKey = () => `${Date.now().toString(36)}.${Math.random().toString(36).slice(2)}`

/**
 * Navigates through the browser's history. A link changes the address only when its page is loaded, so that no empty
 * page is shown; of several navigations the last wins.
 */
export function createNavigator<Page>({ first, open, onStart, keepsPageFor, onArrive }: NavigatorOptions<Page>) {
  let latest = 0
  let current = first.address
  window.history.replaceState({ ...currentEntry(), key: current.key, at: historyIndex() }, '')
  addressChanged(current.key, textOf(current))
  // After a reload no dialog is open: goes back from a dialog's entry to the page's own.
  void leaveDialogs()

  const go = async (address: Address, arrival: 'forward' | 'back', updateHistory?: () => void, mayStay?: boolean) => {
    latest += 1
    const navigationNumber = latest
    onStart({ address, arrival })
    const page = await open(address, arrival)
    if (mayStay && navigationNumber === latest && keepsPageFor?.(address, page)) return
    if (navigationNumber === latest && updateHistory) await leaveDialogs()
    if (navigationNumber !== latest) return
    updateHistory?.()
    onArrive({ address, arrival, page })
  }
  const onPop = ({ state }: PopStateEvent) => {
    const { pathname, search, hash } = window.location
    const { key } = entryOf(state)
    const address = addressOf(pathname + search + hash, key ?? newKey())
    // Only a dialog was opened or closed. The page stays, even if it has changed its address.
    if (address.key === current.key) return
    current = address
    // A new fragment typed or pasted into the address bar: the browser created this entry itself, without a state.
    if (key === undefined) window.history.replaceState({ key: address.key, at: historyIndex() }, '')
    void go(address, 'back')
  }
  window.addEventListener('popstate', onPop)

  const navigate: Navigate = (to, { replace = false } = {}) => {
    if (typeof to === 'number') return window.history.go(to)
    const address = addressOf(to, newKey())
    const updateHistory = () => {
      const at = historyIndex()
      current = address
      if (replace) window.history.replaceState({ key: address.key, at }, '', textOf(address))
      else window.history.pushState({ key: address.key, at: at + 1 }, '', textOf(address))
    }
    void go(address, 'forward', updateHistory, !replace)
  }
  return { navigate, stop: () => window.removeEventListener('popstate', onPop) }
}
