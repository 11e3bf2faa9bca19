import { queryOptions } from '@tanstack/react-query'

import type { Routes } from './page-module.ts'

/**
 * The table of lazy pages; the app sets how it is loaded, because the pages lie above this layer. Never fresh: the code is
 * loaded once, but the merchant may close a page at any time.
 */
export const lazyRouteTable = queryOptions<Routes>({ queryKey: ['lazy-routes'], staleTime: 0 })
