import type { BallStatistics } from '@ante/contract/lottery/draws/draws.ts'
import { useQuery } from '@tanstack/react-query'

import { hotGapInfo } from '../../kit/queries.ts'

/** Statistic shown under a ball: how often it was drawn recently, or its omission. */
export type NoteKind = 'none' | 'heat' | 'omission'

export interface BallNote {
  count: number
  heat: BallStatistics['heat']
}

/** Returns the note of a row's ball; null if notes are off or not loaded yet. */
export type NoteOf = (row: string, ball: string) => BallNote | null

/** Row name of a result whose order does not matter. */
const ANYWHERE = 'numbers'

const sameBall = (a: string, b: string) => a === b || (/^\d+$/.test(a) && Number(a) === Number(b))

export function useBallNotes(gameId: number, kind: NoteKind): NoteOf {
  const { data } = useQuery({ ...hotGapInfo(gameId), enabled: kind !== 'none' })
  return (row, ball) => {
    if (kind === 'none' || !data) return null
    const notes = data.positions.find(({ position }) => position === row) ?? data.positions.find(isAnywhere)
    const note = notes?.balls.find((candidate) => sameBall(candidate.ball, ball))
    if (!note) return null
    return { count: kind === 'heat' ? note.frequency[50] : note.omission, heat: note.heat }
  }
}

const isAnywhere = ({ position }: { position: string }) => position === ANYWHERE
