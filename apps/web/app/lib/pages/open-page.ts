import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { Address } from './address.ts'
import { LOGIN_FIRST, routeOf } from './page-module.ts'
import type { PageMeta, PageGate, RouteTable } from './page-module.ts'
import { loadPageMessages } from '../i18n/messages.ts'

/** The page of an address: its metadata, and the component or the reason why its code could not be loaded. */
export type OpenPage = {
  meta: PageMeta
  /** Whether a login opens over the current page before this page is shown. */
  loginFirst?: boolean
} & ({ kind: 'ready'; Page: ComponentType; Gate: PageGate | undefined } | { kind: 'failed' })

interface Opening {
  /** Whether the server has rendered the page: its deferred parts are hydrated later. */
  isRendered?: boolean
  /** Whether to start loading the page's data; false for a page that is only prepared. */
  withData: boolean
}

/** Loads the page of an address with its messages, and starts loading its data. */
export async function openPage(
  routes: RouteTable,
  address: Address,
  queries: QueryClient,
  { isRendered = false, withData }: Opening = { withData: true },
): Promise<OpenPage> {
  let { lost: meta } = routes
  try {
    const route = await routeOf(routes, address.path)
    meta = route.meta
    const [{ default: Page, loader, prepare }] = await Promise.all([route.load(), loadPageMessages(route.texts)])
    const [loaded] = await Promise.all([
      withData && loader?.({ search: new URLSearchParams(address.search), queries }),
      !isRendered && prepare?.(),
    ])
    return { kind: 'ready', meta, Page, Gate: route.Gate, loginFirst: loaded === LOGIN_FIRST }
  } catch (error) {
    // In the browser the network may fail; on the server a page that cannot be loaded is a defect.
    if (import.meta.env.SSR) throw error
    return { kind: 'failed', meta }
  }
}
