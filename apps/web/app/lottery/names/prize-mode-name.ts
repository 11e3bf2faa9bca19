import type { PrizeModeName } from '@ante/contract/lottery/games/game.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** What players call each kind of prize. */
export const prizeModeWords: Record<PrizeModeName, MessageDescriptor> = {
  Lott: msg`Classic`,
  ZY: msg`Smart win`,
  Elott: msg`E-lottery`,
  // No play has it: it is shown only where an operator made a series for it.
  WS: msg`Others`,
  SEA: msg`South-East Asia`,
}
