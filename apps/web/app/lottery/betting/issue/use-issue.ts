import type { ComingIssue, CurrentIssue } from '@ante/contract/lottery/draws/issue.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'

import { useAtMoment, useSecondsLeft } from '../../kit/clock/use-seconds-left.ts'
import { nearNumeros } from '../../kit/queries.ts'

/** The gateway's own clock has passed the moment by then. */
const AFTER_MS = 250
/** The stream tells of a result; one that it did not tell is found by looking again. */
const REFRESH_MS = 5_000

export interface RunningIssue {
  current: CurrentIssue | null
  next: ComingIssue | null
  last: { numero: string; result: unknown } | null
  /** It takes bets at this moment. */
  isOpen: boolean
  refresh(): void
}

/** The issue of a game that runs now; it goes on to the next one by itself. */
export function useIssue(gameId: number): RunningIssue {
  const queries = useQueryClient()
  const near = nearNumeros(gameId)
  const { data } = useSuspenseQuery({
    ...near,
    refetchInterval: ({ state }) => (state.data?.previousNumero?.result === null ? REFRESH_MS : false),
  })
  const refresh = () => void queries.invalidateQueries({ queryKey: ['lottery', 'near', gameId] })
  const { currentNumero: current, nextNumero: next, previousNumero: previous } = data
  const lockAt = momentOf(current?.lockAt)
  useAtMoment(lockAt, AFTER_MS, refresh)
  useAtMoment(momentOf(current?.drawAt), AFTER_MS, refresh)
  useAtMoment(momentOf(current?.openAt), AFTER_MS, refresh)
  const secondsLeft = useSecondsLeft(lockAt ?? 0)
  return {
    current,
    next,
    last: previous,
    isOpen: current !== null && current.isSale && secondsLeft !== 0,
    refresh,
  }
}

const momentOf = (at: string | undefined): number | null => (at === undefined ? null : Date.parse(at))
