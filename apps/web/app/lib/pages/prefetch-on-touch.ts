import type { QueryClient } from '@tanstack/react-query'

import { addressOf } from './address.ts'
import { isSavingData } from '../browser/data-saver.ts'
import { routeOf } from './page-module.ts'
import type { RouteTable } from './page-module.ts'
import { loadPageMessages } from '../i18n/messages.ts'

/** Prefetches the code and data of a link's page on touch-down, before the finger is lifted. */
export function prefetchOnTouch(routes: RouteTable, queries: QueryClient): void {
  const prefetch = async ({ pathname, searchParams }: URL) => {
    const { texts, load } = await routeOf(routes, addressOf(pathname, '').path)
    const [{ loader, prepare }] = await Promise.all([load(), loadPageMessages(texts)])
    await Promise.all([loader?.({ search: searchParams, queries }), prepare?.()])
  }
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || isSavingData() || link.origin !== location.origin || link.target !== '') return
      // Errors are ignored here: the navigation itself reports them; this is only a prefetch.
      prefetch(new URL(link.href)).catch(() => undefined)
    },
    { passive: true },
  )
}
