import type { ReactNode } from 'react'

import { useNavigate } from '../../lib/pages/router.tsx'
import { viewAddress } from '../game-list/game-view.ts'
import { ShowView } from '../game-list/show-view.ts'

/** Outside the game list its links lead to the list. */
export function GameListLink({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  return <ShowView value={(view) => navigate(viewAddress(view))}>{children}</ShowView>
}
