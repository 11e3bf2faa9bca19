import type { Winner } from '../coup.ts'

/** Data of a round from which the roads are drawn. */
export interface RoadCoup {
  winner: Winner
  playerPair: boolean
  bankerPair: boolean
}

/** One win, with the number of ties that followed it. */
interface BigRoadEntry {
  side: 'player' | 'banker'
  ties: number
  playerPair: boolean
  bankerPair: boolean
}

export interface BigRoad {
  /** One column per streak of one side. */
  columns: BigRoadEntry[][]
  /** Ties before the first win. */
  tiesBefore: number
}

export function bigRoadOf(coups: readonly RoadCoup[]): BigRoad {
  const columns: BigRoadEntry[][] = []
  let tiesBefore = 0
  for (const { winner, playerPair, bankerPair } of coups) {
    const column = columns[columns.length - 1]
    const last = column?.[column.length - 1]
    if (winner === 'tie') {
      if (last) last.ties += 1
      else tiesBefore += 1
      continue
    }
    const entry = { side: winner, ties: 0, playerPair, bankerPair }
    if (column && last?.side === winner) column.push(entry)
    else columns.push([entry])
  }
  return { columns, tiesBefore }
}
