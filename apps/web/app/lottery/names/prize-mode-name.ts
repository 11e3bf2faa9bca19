import type { PrizeModeName } from '@ante/contract/lottery/games/game.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Labels of the prize modes. */
export const prizeModeTexts: Record<PrizeModeName, MessageDescriptor> = {
  Lott: msg`Classic`,
  ZY: msg`Smart win`,
  Elott: msg`E-lottery`,
  // No play uses this mode; it is shown only if an operator has set a series for it.
  WS: msg`Others`,
  SEA: msg`South-East Asia`,
}
