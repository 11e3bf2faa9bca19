import { createContext, use } from 'react'

import { currentText } from './address.ts'
import type { Address } from './address.ts'
import type { Navigation } from './navigation.ts'
import type { OpenPage } from './open-page.ts'
import type { Router } from './router.tsx'

export interface MountedPage {
  /** Distinguishes the mounted pages. */
  id: string
  /** The latest history entry that showed the page. */
  entry: Address
  /** The router in the page: it stays the same, so that showing the page again does not render it. */
  router: Router
  page: OpenPage
  /** The user of the session when the page was mounted; null for a visitor. */
  userName: string | null
}

/** The shown page, and hidden ones that can be shown again at once. */
export interface MountedPages {
  /** The router outside of the pages. */
  router: Router
  page: OpenPage
  shownId: string
  /** The newest first. The order never changes, because moving a page in the document costs as much as rendering it. */
  all: readonly MountedPage[]
}

/** Hidden pages that stay mounted. */
const MAX_HIDDEN_PAGES = 2

export function mountFirst(router: Router, page: OpenPage, userName: string | null): MountedPages {
  const id = idOf(router.address, { page, userName })
  return { router, page, shownId: id, all: [{ id, entry: router.address, router, page, userName }] }
}

/**
 * Returns the id of a page: a page that does not stay mounted has one per path, because its query may change while it is shown.
 */
const idOf = ({ path, key }: Address, { page, userName }: Pick<MountedPage, 'page' | 'userName'>): string =>
  staysMounted(page) ? `${path} ${key} ${userName ?? ''}` : path

/** Whether a page stays mounted. A page whose code could not be loaded does not, so that the next visit retries. */
const staysMounted = ({ kind, meta }: OpenPage): boolean => meta.staysMounted === true && kind === 'ready'

interface Target extends Pick<Navigation, 'address' | 'arrival'> {
  userName: string | null
}

/** Returns the mounted page for an address: one of the same user with this history entry, or with this address. */
export const mountedPageFor = (
  { all }: MountedPages,
  { address, arrival, userName }: Target,
): MountedPage | undefined => {
  const candidates = all.filter(({ page, userName: other }) => staysMounted(page) && other === userName)
  const ofEntry = arrival === 'back' ? candidates.find(({ entry }) => entry.key === address.key) : undefined
  return ofEntry ?? candidates.find(({ entry }) => currentText(entry) === currentText(address))
}

/** Shows the page of a navigation, mounting it if necessary. The previous page stays mounted but hidden. */
export function showPage(
  mounted: MountedPages,
  { page, ...target }: Target & Pick<Navigation<OpenPage>, 'page'>,
): MountedPages {
  const { address, arrival, userName } = target
  const router = { ...mounted.router, address, arrival }
  const mountedPage = mountedPageFor(mounted, target)
  const shown = mountedPage
    ? { ...mountedPage, entry: address }
    : { id: idToShow(mounted, target, page), entry: address, router, page, userName }
  const isMounted = mounted.all.some(({ id }) => id === shown.id)
  const all = isMounted ? mounted.all.map((other) => (other.id === shown.id ? shown : other)) : [shown, ...mounted.all]
  return { router, page: shown.page, shownId: shown.id, all }
}

/**
 * Returns the shown page's id if only its query changes, else a new id: a hidden page due for removal is not reused.
 */
function idToShow({ all, shownId }: MountedPages, { address, userName }: Target, page: OpenPage): string {
  const shown = all.find(({ id }) => id === shownId)
  if (shown && !staysMounted(shown.page) && !staysMounted(page) && shown.entry.path === address.path) return shownId
  let id = idOf(address, { page, userName })
  while (all.some((other) => other.id === id)) id += ' again'
  return id
}

/** Removes the hidden pages that must not stay mounted, those of another user, and those beyond the maximum. */
export function removeHiddenPages(mounted: MountedPages): MountedPages {
  const { all, shownId } = mounted
  const userName = all.find(({ id }) => id === shownId)?.userName
  const others = all
    .filter((other) => other.id !== shownId && staysMounted(other.page) && other.userName === userName)
    .slice(0, MAX_HIDDEN_PAGES)
  const remaining = all.filter((page) => page.id === shownId || others.includes(page))
  return remaining.length === all.length ? mounted : { ...mounted, all: remaining }
}

const MountedPagesContext = createContext<MountedPages | null>(null)
export const MountedPagesProvider = MountedPagesContext

export function useMountedPages(): MountedPages {
  const mounted = use(MountedPagesContext)
  if (!mounted) throw new Error('This component is outside of the app')
  return mounted
}
