import type { ReactNode } from 'react'

import { useNavigate } from '../../lib/pages/router.tsx'
import { viewAddress } from '../game-list/game-view.ts'
import { ShowView } from '../game-list/show-view.ts'

/** Lets the links of filters open the game list, when they are rendered on another page. */
export function GameListLink({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  return <ShowView value={(view) => navigate(viewAddress(view))}>{children}</ShowView>
}
