import { isPageOpen } from '@ante/contract/merchant/open-pages.ts'
import type { QueryClient } from '@tanstack/react-query'

import { lazyRouteTable } from './lib/pages/lazy-route-table.ts'
import type { Routes, RouteTable } from './lib/pages/page-module.ts'
import { merchantSettings } from './merchant/queries.ts'

/**
 * Returns the route table without the pages that the merchant has closed: their addresses lead to the not-found page.
 * Also sets the function of the query `lazyRouteTable`, so that it returns the open lazy routes only.
 */
export function openRoutes({ eager, loadLazy, lost }: RouteTable, queries: QueryClient): RouteTable {
  const paths = queries.getQueryData(merchantSettings.queryKey)?.paths ?? []
  const open = (routes: Routes): Routes =>
    Object.fromEntries(Object.entries(routes).filter(([path]) => isPageOpen(paths, path)))
  const loadOpen = async () => {
    const lazy = await loadLazy()
    return { ...open(lazy), '*': lazy['*'] }
  }
  queries.setQueryDefaults(lazyRouteTable.queryKey, { queryFn: loadOpen })
  return { eager: open(eager), loadLazy: loadOpen, lost }
}
