import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { ListSort } from './game-view.ts'

/** Names of the orders. */
export const sortTexts: Record<ListSort, MessageDescriptor> = {
  recommended: msg`Recommended`,
  popular: msg`Popularity`,
  name: msg`Name`,
  new: msg`New games first`,
  return: msg`Highest return (RTP)`,
}
