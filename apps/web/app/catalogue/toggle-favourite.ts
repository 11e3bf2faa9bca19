import { addFavourite, removeFavourite } from '@ante/contract/catalogue/favourites.ts'
import type { Game } from '@ante/contract/catalogue/games.ts'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'

import { refusalOf } from '../lib/calls/call-errors.ts'
import type { Call } from '../lib/calls/call.ts'
import { askInLine } from './favourite-line.ts'
import { favourites } from './favourites.ts'
import { favouriteRefusals } from './refusals.ts'

type Marked = Pick<Game, 'nodeId' | 'vassalage'>

interface Toggled {
  queries: QueryClient
  call: Call
  /** Says why a mark was not kept. */
  tell(words: MessageDescriptor): void
}

let waiting = 0

/** Marks a game or takes its mark away: here at once, at the gateway next. What it refuses is undone, with a word. */
export async function toggleFavourite({ queries, call, tell }: Toggled, game: Marked): Promise<void> {
  const { nodeId, vassalage: vendor } = game
  const adds = !marksIn(queries).includes(nodeId)
  // An answer that is on its way knows nothing of this tap.
  void queries.cancelQueries(favourites)
  mark(queries, nodeId, adds)

  waiting += 1
  const answer = askInLine(() => call(adds ? addFavourite : removeFavourite, { nodeId, vendor }))
  try {
    const { nodeIds } = await answer
    if (waiting === 1) setMarks(queries, nodeIds)
  } catch (error) {
    mark(queries, nodeId, !adds)
    const refusal = adds ? refusalOf(addFavourite, error) : null
    tell(refusal ? favouriteRefusals[refusal.code] : msg`Your favourites were not changed. Please try again.`)
  } finally {
    waiting -= 1
  }
}

const marksIn = (queries: QueryClient): readonly number[] => queries.getQueryData(favourites.queryKey)?.nodeIds ?? []

function mark(queries: QueryClient, nodeId: number, marked: boolean): void {
  const others = marksIn(queries).filter((one) => one !== nodeId)
  setMarks(queries, marked ? [nodeId, ...others] : others)
}

function setMarks(queries: QueryClient, nodeIds: number[]): void {
  queries.setQueryData(favourites.queryKey, (known) => ({
    ...(known ?? { content: [], pageNum: 1, totalPages: 1 }),
    nodeIds,
  }))
}
