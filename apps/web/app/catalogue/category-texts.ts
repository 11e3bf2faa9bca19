import type { GameCategory } from '@ante/contract/catalogue/category.ts'
import { msg } from '@lingui/core/macro'
import type { MessageDescriptor } from '@lingui/core'

/** Players' names of the game categories. */
export const categoryTexts: Record<GameCategory, MessageDescriptor> = {
  HOT: msg`Hot`,
  SPORTS: msg`Sports`,
  ESPORTS: msg`Esports`,
  LIVE: msg`Live casino`,
  FISH: msg`Fishing`,
  RNG: msg`Slots`,
  PVP: msg`Poker`,
  INHOUSE: msg`Originals`,
  COCKFIGHT: msg`Cockfight`,
  ELOTT: msg`E-lottery`,
  LOTT: msg`Lottery`,
}
