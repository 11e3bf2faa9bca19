import type { BallStatistics } from '@ante/contract/lottery/draws/draws.ts'
import { useQuery } from '@tanstack/react-query'

import { hotGapInfo } from '../../kit/queries.ts'

/** The small number under a ball: how often it came of late, or how long it has not. */
export type NoteKind = 'none' | 'heat' | 'omission'

export interface BallNote {
  count: number
  heat: BallStatistics['heat']
}

/** Of a row's ball, what is noted; nothing where nothing is asked for, or not there yet. */
export type NoteOf = (row: string, ball: string) => BallNote | null

/** Where the order of a result says nothing. */
const ANYWHERE = 'numbers'

const sameBall = (one: string, other: string) => one === other || (/^\d+$/.test(one) && Number(one) === Number(other))

export function useBallNotes(gameId: number, kind: NoteKind): NoteOf {
  const { data } = useQuery({ ...hotGapInfo(gameId), enabled: kind !== 'none' })
  return (row, ball) => {
    if (kind === 'none' || !data) return null
    const place = data.positions.find(({ position }) => position === row) ?? data.positions.find(isAnywhere)
    const known = place?.balls.find((one) => sameBall(one.ball, ball))
    if (!known) return null
    return { count: kind === 'heat' ? known.frequency[50] : known.omission, heat: known.heat }
  }
}

const isAnywhere = ({ position }: { position: string }) => position === ANYWHERE
