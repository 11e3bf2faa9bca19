import type { DrawFilter } from '@ante/contract/console/list-filters.ts'
import {
  listAwaitedDraws,
  listLotteries,
  listLotteryDraws,
  showLottery,
  showLotteryExposure,
} from '@ante/contract/console/lottery.ts'
import { previewLotteryDraw, showLotteryDraw } from '@ante/contract/console/lottery-results.ts'
import type { InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query'

import { call } from '../lib/call.ts'
import { useSite } from '../lib/site.ts'
import { addRefusalTexts } from '../ui/refusal-texts.ts'
import { lotteryRefusals } from './lottery-refusals.ts'

addRefusalTexts(lotteryRefusals)

export type ShownDraw = OutputOf<typeof showLotteryDraw>
export type Effect = InputOf<typeof previewLotteryDraw>['effect']

/** A draw by its lottery and number. */
export interface DrawName {
  merchant: string
  game: string
  draw: string
}

const LOTTERY = 'lottery'

export const awaitedQuery = (merchant: string) =>
  queryOptions({
    queryKey: [LOTTERY, merchant, 'awaited'],
    queryFn: ({ signal }) => call(listAwaitedDraws, { merchant }, signal),
  })

export const lotteriesQuery = (merchant: string) =>
  queryOptions({
    queryKey: [LOTTERY, merchant, 'games'],
    queryFn: ({ signal }) => call(listLotteries, { merchant }, signal),
  })

export const lotteryQuery = (merchant: string, game: string) =>
  queryOptions({
    queryKey: [LOTTERY, merchant, 'games', game],
    queryFn: ({ signal }) => call(showLottery, { merchant, game }, signal),
  })

interface DrawsOf {
  game: string
  state: DrawFilter | undefined
  after: string | undefined
}

export const drawsQuery = (merchant: string, of: DrawsOf) =>
  queryOptions({
    queryKey: [LOTTERY, merchant, 'draws', of],
    queryFn: ({ signal }) => call(listLotteryDraws, { merchant, ...of }, signal),
    placeholderData: keepPreviousData,
  })

export const drawQuery = ({ merchant, game, draw }: DrawName) =>
  queryOptions({
    queryKey: [LOTTERY, merchant, 'draw', game, draw],
    queryFn: ({ signal }) => call(showLotteryDraw, { merchant, game, draw }, signal),
  })

/** Never cached: a decision needs the present figures. */
export const effectQuery = (name: DrawName, effect: Effect) =>
  queryOptions({
    queryKey: [LOTTERY, name.merchant, 'effect', name, effect],
    queryFn: ({ signal }) => call(previewLotteryDraw, { ...name, effect }, signal),
    staleTime: 0,
    gcTime: 0,
  })

export const exposureQuery = (merchant: string, game: string) =>
  queryOptions({
    queryKey: [LOTTERY, merchant, 'exposure', game],
    queryFn: ({ signal }) => call(showLotteryExposure, { merchant, game }, signal),
  })

/** Returns a function to call after a change: it refetches everything about lotteries. */
export function useLotteryChanged(): () => Promise<void> {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  return async () => {
    await client.invalidateQueries({ queryKey: [LOTTERY, merchant] })
    // A request is a change that awaits a decision.
    void client.invalidateQueries({ queryKey: ['changes'] })
  }
}
