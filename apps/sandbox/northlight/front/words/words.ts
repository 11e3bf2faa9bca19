import type { SlotWords } from '../../../slots/front/words/words.ts'

/** What Northlight Reels says besides. */
export interface Words extends SlotWords {
  linesPlayed: string

  freeSpins(count: number): string
  freeSpinsPayTwice: string
  freeSpinOf(played: number, all: number): string
  moreFreeSpins(count: number): string
  freeSpinsDone: string
  start: string

  paytable: string
  paytableNote(bet: string): string
  wildRule: string
  scatterRule: string
  freeSpinsRule(free: { awarded: number; limit: number; multiplier: number }): string
  lines: string
  linesRule: string
  freeSpinsEvery: string
  fairness: string
  symbol: Record<SymbolWord, string>
}

type SymbolWord = 'aurora' | 'lantern' | 'reindeer' | 'fox' | 'owl' | 'hare'
