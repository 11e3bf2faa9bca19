import { useEffect, useState } from 'react'
import { useLocation } from '../lib/router.tsx'

/** Source: product specification 9. */
const SWIPE_PX = 100
const SWIPE_RESET_MS = 500

/** A finger that just drew the page aside: the phone itself moved it, and a fade on top would flicker. */
let swiped = false

function watchSwipes(): () => void {
  let fromX = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const begin = ({ touches }: TouchEvent) => {
    fromX = touches[0]?.clientX ?? 0
  }
  const move = ({ touches }: TouchEvent) => {
    if (Math.abs((touches[0]?.clientX ?? fromX) - fromX) > SWIPE_PX) swiped = true
  }
  const end = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      swiped = false
    }, SWIPE_RESET_MS)
  }
  const stop = new AbortController()
  const options = { passive: true, signal: stop.signal }
  document.addEventListener('touchstart', begin, options)
  document.addEventListener('touchmove', move, options)
  document.addEventListener('touchend', end, options)
  return () => stop.abort()
}

/** Pages fade in, but the first one stands at once, and so does one that was swiped to. */
export function usePageFade(): { key: string; on: boolean } {
  const { path } = useLocation()
  const [page, setPage] = useState({ path, on: false })
  if (page.path !== path) setPage({ path, on: !swiped })
  useEffect(watchSwipes, [])
  return { key: page.path, on: page.on }
}
