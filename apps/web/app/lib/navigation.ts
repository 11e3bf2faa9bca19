import { addressOf, textOf } from './address.ts'
import type { Address } from './address.ts'
import type { Navigate } from './router.tsx'

/** Where one is and what stands there. */
export interface Navigation<Page = unknown> {
  address: Address
  arrival: 'first' | 'forward' | 'back'
  page: Page
}

interface NavigatorOptions<Page> {
  first: Navigation<Page>
  /** Loads what stands at an address. It settles for a page that says so where that cannot be had. */
  open(address: Address): Promise<Page>
  /** Somebody wishes to go elsewhere; `onArrive` follows. */
  onSetOut(): void
  onArrive(navigation: Navigation<Page>): void
}

let keys = 0
// They must differ from those that a reload left in the history.
const newKey = () => `${Date.now().toString(36)}.${(keys += 1)}`

function keyIn(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('key' in state)) return null
  return typeof state.key === 'string' ? state.key : null
}

/**
 * Leads through the browser's history. The address changes when the page is there, so that nobody stands before an empty
 * one; of several wishes the last counts.
 */
export function createNavigator<Page>({ first, open, onSetOut, onArrive }: NavigatorOptions<Page>) {
  let wish = 0
  window.history.replaceState({ key: first.address.key }, '')

  const go = async (address: Address, arrival: 'forward' | 'back', change?: () => void) => {
    wish += 1
    const own = wish
    onSetOut()
    const page = await open(address)
    if (own !== wish) return
    change?.()
    onArrive({ address, arrival, page })
  }
  const onPop = (event: PopStateEvent) => {
    const { pathname, search, hash } = window.location
    void go(addressOf(pathname + search + hash, keyIn(event.state) ?? newKey()), 'back')
  }
  window.addEventListener('popstate', onPop)

  const navigate: Navigate = (to, { replace = false } = {}) => {
    if (typeof to === 'number') return window.history.go(to)
    const address = addressOf(to, newKey())
    const method = replace ? 'replaceState' : 'pushState'
    void go(address, 'forward', () => window.history[method]({ key: address.key }, '', textOf(address)))
  }
  return { navigate, stop: () => window.removeEventListener('popstate', onPop) }
}
