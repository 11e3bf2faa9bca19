import type { NeutralWords } from '../../../slots/front/words/words.ts'

/** What a machine of 243 ways with growing wilds says besides. */
export interface Words extends NeutralWords {
  paytableNote(bet: string): string
  wildRule: string
  scatterRule: string
  ways: string
  waysRule: string
  respins: string
  respinsRule: string
  respin: string
  respinsDone: string
  respinEvery: string
}
