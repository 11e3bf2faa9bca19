import type { LotteryGame } from '@ante/contract/lottery/games/game.ts'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'

import { useHydrated } from '../../lib/browser/use-hydrated.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { LobbySkeleton } from '../lobby/lobby-skeleton.tsx'
import { useGame } from './use-game.ts'

interface GameOfAddressProps {
  gameCode: string
  children(game: LotteryGame): ReactNode
}

/**
 * Shows content for the game of an address, or a message if there is no such game. Current draws are requested by the
 * browser.
 */
export function GameOfAddress({ gameCode, children }: GameOfAddressProps) {
  const game = useGame(gameCode)
  const isHydrated = useHydrated()
  if (!game) return <NoSuchGame />
  return isHydrated ? children(game) : <LobbySkeleton />
}

function NoSuchGame() {
  const { t } = useLingui()
  return (
    <EmptyState
      picture="/pictures/states/draw.svg"
      title={t`Lottery not found`}
      action={<ButtonLink to="/m/moreLottery">{t`All lotteries`}</ButtonLink>}
    >
      {t`The link may be old. See all available lotteries.`}
    </EmptyState>
  )
}
