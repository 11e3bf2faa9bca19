import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'

import type { PageAddress } from './page-address.ts'

/** Result of a loader whose page requires a login first. */
export const LOGIN_FIRST = 'login first'

/** Fills the query cache for a page; the page reads from the cache. */
export type PageLoader = (context: { search: URLSearchParams; queries: QueryClient }) => Promise<unknown>

/** Exports of a `*-page.tsx`. */
export interface PageModule {
  default: ComponentType
  loader?: PageLoader
  /** Loads the deferred parts; not called for a page that the server rendered. */
  prepare?: () => Promise<unknown>
}

/**
 * Access rule of a page: `session` sends visitors through the login and back, `prompt` asks them to sign in on the page
 * itself, `account` is `session` without play money, `promptAccount` is `prompt` without play money; `memberCentre` is
 * open to visitors and sends trial users to the lobby with a message; `home` sends visitors to the home page,
 * `ownAccount` is `home` without play money; `agencyCentre` sends all but agents to the home page with a message;
 * `agent` and `contracts` send visitors through the login, and explain to members who are not agents why the page is
 * closed.
 */
export type Guard =
  | 'session'
  | 'prompt'
  | 'account'
  | 'promptAccount'
  | 'memberCentre'
  | 'home'
  | 'ownAccount'
  | 'agencyCentre'
  | 'agent'
  | 'contracts'

/** One of the five tabs of the bottom navigation. */
export type Tab = 'home' | 'promotion' | 'deposit' | 'invite' | 'members'

/** Metadata of a page: how the shell shows it. */
export interface PageMeta {
  title: MessageDescriptor
  /** Title for first-time users. */
  firstTitle?: MessageDescriptor
  /** Title that depends on the query. */
  titleOf?(search: URLSearchParams, flags: Record<string, boolean>): MessageDescriptor
  /** Description for search engines and shared links. */
  description?: MessageDescriptor
  /** `own`: the page renders its own header. */
  header: 'home' | 'title' | 'own' | 'none'
  /** Target of the back button: the home page, or one history step back. */
  back: 'home' | 'step'
  bottomMenu: boolean
  /** Active tab of the bottom navigation. */
  tab?: Tab
  /** Access rule; a page without one is public. */
  guard?: Guard
  /**
   * Merchant flag of the page, or several flags of which one is enough; when off, the page is not available at this
   * merchant.
   */
  module?: string | readonly string[]
  /** Restores the scroll position when the page is visited again. */
  keepsScroll?: boolean
  /** Stays mounted, hidden, while the next pages are shown. Only for a page without a guard. */
  staysMounted?: boolean
  /** Whether the page has own announcements: `pageAnnouncements`. */
  hasAnnouncements?: boolean
  /** Whether staff without a session may open the page with the token of a preview, which it then shows alone. */
  showsPreview?: boolean
  /** Whether money moves on the page: deposits, withdrawals, transfers, bets. Quiet popups wait until it is left. */
  movesMoney?: boolean
  /** HTTP status of the page, if not 200. */
  status?: number
}

/** Wraps a page and shows it only to permitted users. */
export type PageGate = ComponentType<{ meta: PageMeta; children: ReactNode }>

/** A public address: the page's file below `app/`, the loader of its code, its metadata, and its message catalogues. */
export interface Route {
  file: PageAddress
  meta: PageMeta
  texts: readonly string[]
  /** Whether the route is lazy. */
  isLazy: boolean
  Gate?: PageGate
  load(): Promise<PageModule>
}

/** Paths without a trailing slash. */
export type Routes = Record<string, Route>

/** All routes: the eager ones, which a first visit may need, and a loader of the others. */
export interface RouteTable {
  eager: Routes
  /** Loads the lazy routes, and `*` for unknown addresses. */
  loadLazy(): Promise<Routes & { '*': Route }>
  /** Metadata of the error page shown when the lazy routes cannot be loaded. */
  lost: PageMeta
}

export async function routeOf({ eager, loadLazy }: RouteTable, path: string): Promise<Route> {
  const eagerRoute = ownOf(eager, path)
  if (eagerRoute) return eagerRoute
  const lazy = await loadLazy()
  return ownOf(lazy, path) ?? lazy['*']
}

/** A path is user input: `constructor` is not an own property of the table. */
const ownOf = (routes: Routes, path: string): Route | undefined =>
  Object.prototype.hasOwnProperty.call(routes, path) ? routes[path] : undefined
