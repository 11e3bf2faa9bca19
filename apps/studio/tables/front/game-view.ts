import type { Translator } from '../../kit/front/texts/text-table.ts'
import type { FrameTextId } from '../../kit/front/frame/texts/frame-texts.ts'
import type { DealView } from '../table-contract.ts'
import type { Felt } from './view/felt.ts'
import type { Gesture } from './view/table-view.ts'
import type { TableTextId } from './texts/table-texts.ts'

export type TableTranslator<Name extends string> = Translator<Name | TableTextId | FrameTextId>

/** A game's part of the common table: scene, felt, and result texts. */
export interface GameView {
  stage: HTMLElement
  sidePanel: HTMLElement
  felt: Felt
  /** Additional controls for bets beside the felt. */
  extras: HTMLElement | null
  sceneClass: string
  hasDealer: boolean
  /** Shows that betting is open. */
  idle(deal: DealView): void
  /** Animates the result; resolves when it was seen. */
  reveal(outcome: unknown): Promise<void>
  /** Shows the result immediately, for a player who joins late. */
  show(outcome: unknown): void
  /** Shows all results of the history, latest last. */
  history(outcomes: readonly unknown[], deal: DealView | null): void
  wins(outcome: unknown, spot: string): boolean
  result(outcome: unknown): string
  gesture(outcome: unknown): Gesture
}

/** Services for a game's part. */
export interface GameViewPorts<Name extends string> {
  translator: TableTranslator<Name>
  title: { name: string }
  minCents: bigint
  chips: readonly bigint[]
  reducedMotion(): boolean
  /** Places a chip of the selected value, or several together. */
  placeChips(spots: readonly (readonly [spot: string, chips: number])[]): void
  sound: { card(): void; spin(): void; land(): void }
}
