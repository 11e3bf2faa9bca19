import { useEffect, useState } from 'react'

import { useLocation } from '../lib/pages/router.tsx'
import { watchSwipes } from '../lib/pages/swipes.ts'
import type { Swipes } from '../lib/pages/swipes.ts'

let swipes: Swipes | null = null

function watch(): () => void {
  const watched = watchSwipes(document)
  swipes = watched
  return () => watched.stop()
}

/** Pages fade in, but the first one stands at once, and so does one that was swiped to: a fade on top would flicker. */
export function usePageFade(): { key: string; on: boolean } {
  const { path } = useLocation()
  const [page, setPage] = useState({ path, on: false })
  if (page.path !== path) setPage({ path, on: !swipes?.justSwiped() })
  useEffect(watch, [])
  return { key: page.path, on: page.on }
}
