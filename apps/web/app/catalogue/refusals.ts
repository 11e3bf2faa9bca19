import type { addFavourite } from '@ante/contract/catalogue/favourites.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

import type { RefusalTexts } from '../lib/calls/call-errors.ts'

/** Messages when a game cannot be marked as a favourite. */
export const favouriteRefusals: RefusalTexts<RefusalCodeOf<typeof addFavourite>, MessageDescriptor> = {
  'game.not.found': msg`This game is no longer available, so it wasn’t added.`,
  'favourites.full': msg`You’ve reached the favourites limit. Remove one to add another.`,
}
