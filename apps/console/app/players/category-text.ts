import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

/** Names of the categories of games, as players see them; `CONS` is all of them. */
const CATEGORIES: Record<string, MessageDescriptor> = {
  CONS: msg`All games`,
  LIVE: msg`Live casino`,
  RNG: msg`Slots`,
  SPORTS: msg`Sports`,
  LOTT: msg`Lottery`,
  FISH: msg`Fishing`,
  ELOTT: msg`E-lottery`,
  PVP: msg`Poker`,
}

/** Returns the name of a category; its code if it has none. */
export const categoryText = (code: string): MessageDescriptor => CATEGORIES[code] ?? { id: code, message: code }
