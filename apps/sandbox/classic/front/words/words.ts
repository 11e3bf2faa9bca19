import type { SlotWords } from '../../../slots/front/words/words.ts'
import type { SymbolName } from '../../maths/symbols.ts'

/** What a classic machine with a jackpot says besides. */
export interface Words extends SlotWords {
  paytableNote(bet: string): string
  symbol: Record<SymbolName, string>
  anyBars: string
  twoCherries: string
  lines: string
  linesRule: string
  jackpot: string
  jackpotWon: string
  jackpotRule(share: string): string
  jackpotChance(bet: string, rounds: string): string
  returnOfJackpot: string
}
