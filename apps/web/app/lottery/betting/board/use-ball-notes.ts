import type { BallStatistics } from '@ante/contract/lottery/draws/draws.ts'
import { useQuery } from '@tanstack/react-query'

import { hotGapInfo } from '../../kit/queries.ts'

/** Statistic shown under a ball: how often it was drawn recently, or for how long it has not been. */
export type NoteKind = 'none' | 'heat' | 'omission'

export interface BallNote {
  count: number
  heat: BallStatistics['heat']
}

/** Returns the note of a row's ball; null if notes are off or not loaded yet. */
export type NoteOf = (row: string, ball: string) => BallNote | null

/** Row name of a result whose order does not matter. */
const ANYWHERE = 'numbers'

const sameBall = (one: string, other: string) => one === other || (/^\d+$/.test(one) && Number(one) === Number(other))

export function useBallNotes(gameId: number, kind: NoteKind): NoteOf {
  const { data } = useQuery({ ...hotGapInfo(gameId), enabled: kind !== 'none' })
  return (row, ball) => {
    if (kind === 'none' || !data) return null
    const notes = data.positions.find(({ position }) => position === row) ?? data.positions.find(isAnywhere)
    const known = notes?.balls.find((one) => sameBall(one.ball, ball))
    if (!known) return null
    return { count: kind === 'heat' ? known.frequency[50] : known.omission, heat: known.heat }
  }
}

const isAnywhere = ({ position }: { position: string }) => position === ANYWHERE
