import { addFavourite, removeFavourite } from '@ante/contract/catalogue/favourites.ts'
import type { Game } from '@ante/contract/catalogue/games.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'

import { refusalOf } from '../lib/calls/call-errors.ts'
import type { Call } from '../lib/calls/call.ts'
import { queuedText } from '../ui/queued-text.ts'
import { sendOrQueue } from '../lib/calls/queued-marks.ts'
import { toggleMark } from '../lib/calls/toggle-mark.ts'
import type { Marks } from '../lib/calls/toggle-mark.ts'
import type { ToastTone } from '../ui/toast-store.ts'
import { favourites } from './favourites.ts'
import { favouriteRefusals } from './refusals.ts'

export type MarkedGame = Pick<Game, 'nodeId' | 'vendor'>

export interface Toggled {
  queries: QueryClient
  call: Call
  /** Shows why a change failed, or that the change waits for a connection. */
  notify(words: MessageDescriptor, tone?: ToastTone): void
}

/** Adds or removes a favourite: optimistically here, then at the gateway. A refusal undoes it, with a message. */
export async function toggleFavourite({ queries, call, notify }: Toggled, game: MarkedGame): Promise<void> {
  const { nodeId, vendor } = game
  // A pending answer does not contain this tap.
  void queries.cancelQueries({ queryKey: favourites.queryKey, exact: true })
  try {
    await toggleMark(marksIn(queries), nodeId, async (adds) => {
      const endpoint = adds ? addFavourite : removeFavourite
      const answer = await sendOrQueue(call, endpoint, { nodeId, vendor }, `game ${nodeId}`)
      if (!answer) notify(queuedText, 'info')
      return answer?.nodeIds ?? [...marksIn(queries).readIds()]
    })
  } catch (error) {
    const refusal = refusalOf(addFavourite, error)
    notify(refusal ? favouriteRefusals[refusal.code] : msg`Couldn’t update your favourites. Please try again.`)
  }
}

const marksIn = (queries: QueryClient): Marks<number> => ({
  readIds: () => queries.getQueryData(favourites.queryKey)?.nodeIds ?? [],
  write: (nodeIds) =>
    void queries.setQueryData(favourites.queryKey, (cached) => ({
      ...(cached ?? { content: [], pageNum: 1, totalPages: 1 }),
      nodeIds,
    })),
})
