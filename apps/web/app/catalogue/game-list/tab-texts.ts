import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { categoryTexts } from '../category-texts.ts'
import type { GameTab } from './game-view.ts'

/** Names of the lists. */
export const tabTexts: Record<GameTab, MessageDescriptor> = {
  all: msg`All`,
  hot: categoryTexts.HOT,
  recent: msg`Recent`,
  fav: msg`Favourites`,
}
