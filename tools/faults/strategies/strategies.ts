import type { Prng } from '@ante/demo-art/kit/prng.ts'
import type { DemoGame } from '@ante/demo/types.ts'
import { themeOf } from '@ante/studio/quick-pick/themes/theme-of.ts'
import { themes } from '@ante/studio/quick-pick/themes/themes.ts'
import type { RoundView } from '@ante/studio/kit/play-contract.ts'
import { volleyAtVisibleFish } from '@ante/studio/test/visible-fish.ts'
import { newTapId } from '@ante/studio/test/page-calls.ts'
import type { Page, PageAnswer } from '@ante/studio/test/page-calls.ts'

import { CASH_OUT, placeTicket, sellHalves, sellTickets, ticketAtBook } from './at-book.ts'
import { boardFlight } from './at-flight.ts'
import { leastBuyIn, leavePoker, playPoker, seatAtPoker } from './at-poker.ts'
import { chipAtTable } from './at-table.ts'

/** Strategy for an engine. */
export interface Strategy {
  /** The choice made with the stake. */
  choice?(game: DemoGame, prng: Prng): unknown
  /** The choice, if it depends on the game's state; called after the page is open. */
  atTable?(page: Page, game: DemoGame): Promise<unknown>
  /** The stake, if not the default. */
  stakeCents?(game: DemoGame): bigint
  /** Places the stake, if the game has a separate call for it. */
  stake?(page: Page, tapId: string, choice: unknown): Promise<PageAnswer>
  /** Actions while the stake is held, through the game's own calls. */
  play?(page: Page): Promise<void>
  /** The action on a held stake; null to wait for the outcome. */
  act?(prng: Prng): unknown
  /** Ends stakes that stay held until the player ends them, before the player leaves. */
  leave?(page: Page, held: readonly RoundView[]): Promise<void>
}

export type Strategies = Readonly<Partial<Record<string, Strategy>>>

/** Opens a field in each held round: with 24 mines, any field ends the round. */
async function openFields(page: Page, openRounds: readonly RoundView[]): Promise<void> {
  for (const { roundId } of openRounds) await page.act({ roundId, actId: newTapId(), act: { open: 0 } })
}

const sometimes = (act: unknown) => (prng: Prng) => (prng.flip(0.5) ? act : null)

/** One strategy per engine. An engine without a strategy is not tested under faults. */
export const strategies: Strategies = {
  northlight: {},
  lines: {},
  ways: {},
  cluster: {},
  classic: {},
  dice: { choice: (_, prng) => ({ side: prng.pick(['under', 'over'] as const), faces: 5_000 }) },
  plinko: { choice: () => ({ rows: 8, risk: 'low' }) },
  // With 24 mines only one field is safe, so opening any field ends the round.
  mines: {
    choice: () => ({ mines: 24 }),
    act: (prng) => ({ open: prng.pick([0, 6, 12, 18, 24]) }),
    leave: openFields,
  },
  'quick-pick': { choice: (game, prng) => prng.pick(themes[themeOf(game)].choices).id },
  fish: { atTable: volleyAtVisibleFish },
  crash: { atTable: boardFlight, act: sometimes('cash-out') },
  baccarat: { atTable: (page, game) => chipAtTable(page, game, 'player') },
  roulette: { atTable: (page, game) => chipAtTable(page, game, 'red') },
  cockfight: { atTable: (page, game) => chipAtTable(page, game, 'meron') },
  holdem: { atTable: seatAtPoker, stakeCents: leastBuyIn, play: playPoker, leave: leavePoker },
  book: {
    atTable: ticketAtBook,
    stake: placeTicket,
    act: sometimes(CASH_OUT),
    play: sellHalves,
    leave: sellTickets,
  },
}
