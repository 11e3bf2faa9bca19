import { addFavouriteLotteries, removeFavouriteLottery } from '@ante/contract/lottery/games/favourites.ts'
import type { RefusalCodeOf } from '@ante/contract/kit/endpoint.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'

import { refusalOf } from '../../../lib/calls/call-errors.ts'
import type { RefusalTexts } from '../../../lib/calls/call-errors.ts'
import type { Call } from '../../../lib/calls/call.ts'
import { sendOrQueue } from '../../../lib/calls/queued-marks.ts'
import { queuedText } from '../../../ui/queued-text.ts'
import { toggleMark } from '../../../lib/calls/toggle-mark.ts'
import type { ToastTone } from '../../../ui/toast-store.ts'
import { favouriteLotteries } from './favourite-lotteries.ts'

const texts: RefusalTexts<RefusalCodeOf<typeof addFavouriteLotteries>, MessageDescriptor> = {
  'lottery.game.not.found': msg`This game is no longer available, so it wasn’t added.`,
  'favourites.full': msg`You’ve reached the favourites limit. Remove one to add another.`,
}

interface Toggled {
  queries: QueryClient
  call: Call
  /** Shows why a star was not saved, or that it waits for a connection. */
  notify(message: MessageDescriptor, tone?: ToastTone): void
}

/** Adds or removes the member's star of a lottery. A refused change is rolled back, with a message. */
export async function toggleFavouriteLottery({ queries, call, notify }: Toggled, gameCode: string): Promise<void> {
  // Cancels a pending request, whose answer would not include this change.
  void queries.cancelQueries(favouriteLotteries)
  const { queryKey } = favouriteLotteries
  const marks = {
    readIds: () => queries.getQueryData(queryKey)?.gameCodes ?? [],
    write: (gameCodes: string[]) => void queries.setQueryData(queryKey, { gameCodes }),
  }
  const mark = `lottery ${gameCode}`
  const send = (adds: boolean) =>
    adds
      ? sendOrQueue(call, addFavouriteLotteries, { gameCodes: [gameCode] }, mark)
      : sendOrQueue(call, removeFavouriteLottery, { gameCode }, mark)
  try {
    await toggleMark(marks, gameCode, async (adds) => {
      const answer = await send(adds)
      if (!answer) notify(queuedText, 'info')
      return answer?.gameCodes ?? [...marks.readIds()]
    })
  } catch (error) {
    const refusal = refusalOf(addFavouriteLotteries, error)
    notify(refusal ? texts[refusal.code] : msg`Couldn’t update your favourites. Please try again.`)
  }
}
