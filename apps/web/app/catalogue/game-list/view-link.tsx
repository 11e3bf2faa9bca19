import { use } from 'react'
import type { MouseEvent, ReactNode } from 'react'

import { Link } from '../../lib/pages/router.tsx'
import type { GameView } from './game-view.ts'
import { viewAddress } from './game-view.ts'
import { ShowView } from './show-view.ts'

interface ViewLinkProps {
  to: GameView
  className?: string | undefined
  /** Whether this view is displayed. */
  current?: boolean
  children: ReactNode
}

/** Link to another view of the list. The page stays mounted: only its view and the address change. */
export function ViewLink({ to, current = false, ...link }: ViewLinkProps) {
  const show = use(ShowView)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.altKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    show(to)
  }
  return <Link {...link} to={viewAddress(to)} replace onClick={follow} aria-current={current ? 'page' : undefined} />
}
