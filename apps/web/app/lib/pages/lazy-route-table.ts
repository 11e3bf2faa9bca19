import { queryOptions } from '@tanstack/react-query'

import type { Routes } from './page-module.ts'

/** The table of lazy pages; the app sets how it is loaded, because the pages lie above this layer. */
export const lazyRouteTable = queryOptions<Routes>({ queryKey: ['lazy-routes'], staleTime: Infinity })
