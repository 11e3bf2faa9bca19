import type { SlotWords } from '../../../slots/front/words/words.ts'

/** What a machine of twenty lines with free spins says besides, whatever its symbols are. */
export interface LineWords extends SlotWords {
  paytableNote(bet: string): string
  freeSpins(count: number): string
  freeSpinsPayTwice: string
  freeSpinOf(played: number, all: number): string
  moreFreeSpins(count: number): string
  freeSpinsDone: string
  start: string

  wildRule: string
  scatterRule: string
  freeSpinsRule(free: { awarded: number; limit: number; multiplier: number }): string
  lines: string
  linesRule: string
  freeSpinsEvery: string
}

/** What Northlight Reels says besides. */
export interface Words extends LineWords {
  symbol: Record<SymbolWord, string>
}

type SymbolWord = 'aurora' | 'lantern' | 'reindeer' | 'fox' | 'owl' | 'hare'
