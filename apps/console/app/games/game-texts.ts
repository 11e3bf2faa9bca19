import type { GameGap } from '@ante/contract/console/list-filters.ts'
import { useLingui } from '@lingui/react/macro'

/** Returns a formatter for what a game lacks. */
export function useGapText(): (gap: GameGap) => string {
  const { t } = useLingui()
  const texts: Record<GameGap, string> = { picture: t`No picture`, class: t`No class`, edge: t`No declared edge` }
  return (gap) => texts[gap]
}
