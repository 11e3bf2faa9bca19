import type { QueryClient } from '@tanstack/react-query'

import { routeOf } from './page-module.ts'
import type { Routes } from './page-module.ts'
import { addPageWords } from './words.ts'

/** A finger on a link: the code and data of the next page are on their way before it is lifted. */
export function warmOnTouch(routes: Routes, queries: QueryClient): void {
  const warm = async ({ pathname, searchParams }: URL) => {
    const { file, load } = routeOf(routes, pathname)
    const [{ loader }] = await Promise.all([load(), addPageWords(file)])
    await loader?.({ search: searchParams, queries })
  }
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.origin !== location.origin || link.target !== '') return
      // The navigation itself tells if something is wrong; this was only a head start.
      warm(new URL(link.href)).catch(() => undefined)
    },
    { passive: true },
  )
}
