import type { GameFrame } from '../../../kit/front/frame/game-frame.ts'
import type { ServerClock } from '../../../kit/front/room/server-clock.ts'
import type { Season } from '../state/season.ts'
import type { Settings } from '../state/settings.ts'
import type { Slip } from '../state/slip.ts'
import type { BookTranslator, BookTextId } from '../texts/book-texts.ts'

/** Shared dependencies of all parts of the page. */
export interface App {
  frame: GameFrame<BookTextId>
  translator: BookTranslator
  season: Season
  slip: Slip
  settings: Settings
  clock: ServerClock
  openMatch(id: string): void
  openSlip(): void
  show(tab: Tab): void
}

export type Tab = 'live' | 'matches' | 'bets' | 'results'

/** One screen. Its background work ends with it. */
export interface View {
  element: HTMLElement
  leave(): void
}
