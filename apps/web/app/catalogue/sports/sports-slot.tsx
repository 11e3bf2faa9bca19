import { useSuspenseQuery } from '@tanstack/react-query'
import { useRef } from 'react'

import { hotMatches } from '../queries.ts'
import { useInViewport } from '../../lib/browser/use-in-viewport.ts'
import { loadPageMessages } from '../../lib/i18n/messages.ts'
import { Later } from '../../ui/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const NO_PROPS = {}
/** The usual height of the block. */
const HEIGHT_PX = 750

const loadSports = async () => {
  const [{ HomeSports }] = await Promise.all([import('./home-sports.tsx'), loadPageMessages(['sports'])])
  return HomeSports
}

/** Slot of the sports on home: its content is loaded when it is scrolled into view. Empty without hot matches. */
export function SportsSlot() {
  const { data: matches } = useSuspenseQuery(hotMatches)
  const place = useRef<HTMLDivElement>(null)
  const isInViewport = useInViewport(place)
  if (matches.length === 0) return null
  return (
    <div ref={place} data-loads-in-view>
      <Later
        quiet
        isRequested={isInViewport}
        load={loadSports}
        props={NO_PROPS}
        skeleton={<Skeleton height={HEIGHT_PX} />}
      />
    </div>
  )
}
