import type { addFavourite } from '@ante/contract/catalogue/favourites.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { RefusalWords } from '../lib/calls/call-errors.ts'

/** Messages when a game cannot be marked as a favourite. */
export const favouriteRefusals: RefusalWords<RefusalCodeOf<typeof addFavourite>, MessageDescriptor> = {
  'game.not.found': msg`This game has left the lobby, so it was not added.`,
  'favourites.full': msg`You have as many favourites as there is room for. Remove one to add another.`,
}
