import { motifs } from '../motifs.ts'
import type { Motif } from '../motifs.ts'

/** Titles of one type: names by motif, in one line each, separated by bars. */
export type Titles = Partial<Record<Motif, string>>

export interface Title {
  name: string
  motif: Motif
}

export const titlesIn = (titles: Titles): Title[] =>
  motifs.flatMap((motif) => titles[motif]?.split('|').map((name) => ({ name, motif })) ?? [])
