import type { FairWords } from '../../../studio/front/fair/words/words.ts'
import type { StudioWords } from '../../../studio/front/words/words.ts'
import type { Texts } from '../../dresses/dress.ts'

/** What the round game says besides. What a dress says stands with the dress. */
export interface QuickWords extends StudioWords, FairWords {
  /** Which of a dress's texts go with these words. */
  inData: keyof Texts
  quickPick: string
  quickPickStandsIn(title: string): string
  /** Which of a lottery’s draws are played. */
  prizeModes: Readonly<Record<'Lott' | 'Elott' | 'SEA', string>>

  play(stake: string): string
  onPick(name: string): string
  pickFirst: string
  drawing: string
  soon: string
  toldResult(told: { result: string; picked: string; won: string }): string

  prices: string
  pricesNote: string
  pick: string
  price: string
  chance: string
  returnShort: string
  pace(seconds: string): string

  algorithm(below: number): string
  numbersKept(drawn: string, below: string): string
  meaning(of: { result: string; picked: string }): string
}
