import type { GameFrame } from '../../../kit/front/frame/game-frame.ts'
import type { ServerClock } from '../../../kit/front/room/server-clock.ts'
import type { MatchCache } from '../state/match-cache.ts'
import type { Settings } from '../state/settings.ts'
import type { Slip } from '../state/slip.ts'
import type { BookTranslator, BookTextId } from '../texts/book-texts.ts'

/** Shared dependencies of all parts of the page. */
export interface App {
  frame: GameFrame<BookTextId>
  translator: BookTranslator
  matchCache: MatchCache
  slip: Slip
  settings: Settings
  clock: ServerClock
  openMatch(id: string): void
  openSlip(): void
  show(tab: Tab): void
}

export type Tab = 'live' | 'matches' | 'bets' | 'results'

/** One screen. Closing it stops its background work. */
export interface View {
  element: HTMLElement
  leave(): void
}
