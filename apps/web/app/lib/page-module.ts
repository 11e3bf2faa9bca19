import type { MessageDescriptor } from '@lingui/core'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { PageAddress } from './page-address.ts'

/** Fills the query cache for a page; the page itself reads it from there. */
export type PageLoader = (asked: { search: URLSearchParams; queries: QueryClient }) => Promise<unknown>

/** What a `*-page.tsx` exports. */
export interface PageModule {
  default: ComponentType
  loader?: PageLoader
}

/** How a page stands in the shell. */
export interface PageFace {
  title: MessageDescriptor
  /** For search engines and shared links. */
  description?: MessageDescriptor
  header: 'home' | 'title' | 'none'
  /** Back leads home from these pages, and one step back from the others. */
  back: 'home' | 'step'
  bottomMenu: boolean
  /** Without a session the login comes first. */
  needsSession?: boolean
  /** Keeps its place when somebody comes back to it. */
  keepsScroll?: boolean
}

/** A public address: the page's file below `app/`, how its code is loaded, and its face. */
export interface Route {
  file: PageAddress
  face: PageFace
  load(): Promise<PageModule>
}

/** Every path without a slash at its end, and `*` for all others. */
export type Routes = Record<string, Route> & { '*': Route }

export function routeOf(routes: Routes, path: string): Route {
  return (Object.prototype.hasOwnProperty.call(routes, path) && routes[path]) || routes['*']
}
