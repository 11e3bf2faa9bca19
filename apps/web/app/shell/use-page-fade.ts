import { useEffect, useState } from 'react'

import { whenIdle } from '../lib/browser/when-idle.ts'
import { useLocation } from '../lib/pages/router.tsx'
import type { Swipes } from '../lib/pages/swipes.ts'

let swipes: Swipes | null = null

/** Starts watching swipes when the browser is idle: a swipe back on the first page does not happen earlier. */
function watch(): () => void {
  let isOver = false
  let watched: Swipes | undefined
  whenIdle(async () => {
    const { watchSwipes } = await import('../lib/pages/swipes.ts')
    if (isOver) return
    watched = watchSwipes(document)
    swipes = watched
  })
  return () => {
    isOver = true
    watched?.stop()
  }
}

/** Returns whether a page fades in: all except the first page, and pages reached by a swipe, which would flicker. */
export function usePageFade(): { key: string; on: boolean } {
  const { path } = useLocation()
  const [page, setPage] = useState({ path, on: false })
  if (page.path !== path) setPage({ path, on: !swipes?.wasJustSwiped() })
  useEffect(watch, [])
  return { key: page.path, on: page.on }
}
