import type { Translator } from '../../studio/front/words/word-table.ts'
import type { FrameWord } from '../../studio/front/frame/words/frame-words.ts'
import type { DealView } from '../table-contract.ts'
import type { Felt } from './view/felt.ts'
import type { Gesture } from './view/table-view.ts'
import type { TableWord } from './words/table-words.ts'

export type TableTranslator<Name extends string> = Translator<Name | TableWord | FrameWord>

/** What a game makes of the table that all share: its scene, its felt, and what it says of a result. */
export interface Face {
  stage: HTMLElement
  aside: HTMLElement
  felt: Felt
  /** Beside the felt, where there is more to bet by. */
  extras: HTMLElement | null
  look: string
  hasDealer: boolean
  /** Bets are taken. */
  idle(deal: DealView): void
  /** Shows how it comes; resolves when it is seen. */
  reveal(outcome: unknown): Promise<void>
  /** At once, for who comes late. */
  show(outcome: unknown): void
  /** All that came, the latest last, and of which deal it is. */
  history(outcomes: readonly unknown[], deal: DealView | null): void
  wins(outcome: unknown, spot: string): boolean
  result(outcome: unknown): string
  gesture(outcome: unknown): Gesture
}

/** What a face is lent. */
export interface FacePorts<Name extends string> {
  translate: TableTranslator<Name>
  title: { name: string }
  leastCents: bigint
  chips: readonly bigint[]
  calm(): boolean
  /** A chip of the chosen kind, or several at once. */
  put(spots: readonly (readonly [spot: string, chips: number])[]): void
  sound: { card(): void; spin(): void; land(): void }
}
