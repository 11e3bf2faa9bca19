import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import { categoryWords } from '../category-words.ts'
import type { GameTab } from './game-view.ts'

/** Names of the lists. */
export const tabWords: Record<GameTab, MessageDescriptor> = {
  all: msg`All`,
  hot: categoryWords.HOT,
  recent: msg`Recent`,
  fav: msg`Favourites`,
}
