import type { ReactNode } from 'react'

import { useNavigate } from '../../lib/pages/router.tsx'
import { viewAddress } from '../game-list/game-view.ts'
import { ShowView } from '../game-list/show-view.ts'

/** Outside of the game list its ways lead to it. */
export function LeadToList({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  return <ShowView value={(view) => navigate(viewAddress(view))}>{children}</ShowView>
}
