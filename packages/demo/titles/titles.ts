import { motifs } from '../motifs.ts'
import type { Motif } from '../motifs.ts'

/** Games of one kind: names by motif, written in one line each, parted by a bar. */
export type Titles = Partial<Record<Motif, string>>

export interface Title {
  name: string
  motif: Motif
}

export const listed = (titles: Titles): Title[] =>
  motifs.flatMap((motif) => titles[motif]?.split('|').map((name) => ({ name, motif })) ?? [])
