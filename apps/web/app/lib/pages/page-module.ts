import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'

import type { PageAddress } from './page-address.ts'

/** Fills the query cache for a page; the page itself reads it from there. */
export type PageLoader = (asked: { search: URLSearchParams; queries: QueryClient }) => Promise<unknown>

/** What a `*-page.tsx` exports. */
export interface PageModule {
  default: ComponentType
  loader?: PageLoader
}

/**
 * Who may see a page: `session` leads others through the login and back, `prompt` asks them on the page itself,
 * `account` is `session` without play money, `memberPlace` is `prompt` without it; `memberCentre` shows itself to
 * visitors and sends a trial to the lobby with a word; `home` sends visitors there, `ownAccount` is `home` without play
 * money; `agencyCentre` sends all but agents there with a word; `agent` and `contracts` lead visitors through the login,
 * and say to members who are no agents why they stay closed.
 */
export type Guard =
  | 'session'
  | 'prompt'
  | 'account'
  | 'memberPlace'
  | 'memberCentre'
  | 'home'
  | 'ownAccount'
  | 'agencyCentre'
  | 'agent'
  | 'contracts'

/** One of the five places of the bottom menu. */
export type Tab = 'home' | 'promotion' | 'deposit' | 'invite' | 'members'

/** How a page stands in the shell. */
export interface PageMeta {
  title: MessageDescriptor
  /** What it is called for somebody who is here for the first time. */
  firstTitle?: MessageDescriptor
  /** What it is called where that depends on what of it is asked for. */
  titleOf?(search: URLSearchParams, whitelabel: Record<string, boolean>): MessageDescriptor
  /** For search engines and shared links. */
  description?: MessageDescriptor
  /** `own`: the page draws it. */
  header: 'home' | 'title' | 'own' | 'none'
  /** Back leads home from these pages, and one step back from the others. */
  back: 'home' | 'step'
  bottomMenu: boolean
  /** Where it belongs in the bottom menu. */
  tab?: Tab
  /** Everybody sees a page without one. */
  guard?: Guard
  /** The merchant's flag for it, or several of which one is enough: off means that it is not available here. */
  module?: string | readonly string[]
  /** Keeps its place when somebody comes back to it. */
  keepsScroll?: boolean
  /** It has announcements of its own: `pageAnnouncements`. */
  hasNews?: boolean
  /** The HTTP status that it travels with, where that is not 200. */
  status?: number
}

/** Stands before a page and shows it to those who may see it. */
export type PageGate = ComponentType<{ face: PageMeta; children: ReactNode }>

/**
 * A public address: the page's file below `app/`, how its code is loaded, its face, and the catalogues of its words.
 */
export interface Route {
  file: PageAddress
  face: PageMeta
  words: readonly string[]
  /** Whether it is one of the far ones. */
  isLazy: boolean
  Gate?: PageGate
  load(): Promise<PageModule>
}

/** Paths without a slash at their end. */
export type Routes = Record<string, Route>

/** All addresses, in two parts: a first visit needs few of them. */
export interface RouteTable {
  near: Routes
  /** The others, and `*` for what is none. */
  loadLazy(): Promise<Routes & { '*': Route }>
  /** Stands where the far ones cannot be had. */
  lost: PageMeta
}

export async function routeOf({ near, loadLazy }: RouteTable, path: string): Promise<Route> {
  const known = ownOf(near, path)
  if (known) return known
  const far = await loadLazy()
  return ownOf(far, path) ?? far['*']
}

/** A path is what somebody typed: `constructor` is none of the table's own. */
const ownOf = (routes: Routes, path: string): Route | undefined =>
  Object.prototype.hasOwnProperty.call(routes, path) ? routes[path] : undefined
