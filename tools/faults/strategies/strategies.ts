import type { Prng } from '@ante/demo-art/kit/prng.ts'
import type { DemoGame } from '@ante/demo/types.ts'
import { themeOf } from '@ante/studio/quick-pick/themes/theme-of.ts'
import { dresses } from '@ante/studio/quick-pick/themes/themes.ts'
import type { RoundView } from '@ante/studio/studio/play-contract.ts'
import { volleyAtWater } from '@ante/studio/test/look-into-water.ts'
import { newTapId } from '@ante/studio/test/page-calls.ts'
import type { Page, PageAnswer } from '@ante/studio/test/page-calls.ts'

import { CASH_OUT, placeTicket, sellHalves, sellTickets, ticketAtBook } from './at-book.ts'
import { boardFlight } from './at-flight.ts'
import { leastBuyIn, leavePoker, playPoker, seatAtPoker } from './at-poker.ts'
import { chipAtTable } from './at-table.ts'

/** How somebody plays an engine. */
export interface Hand {
  /** What he picks with his stake. */
  choice?(game: DemoGame, chance: Prng): unknown
  /** The same where it depends on what he finds there: asked once his page stands open. */
  atTable?(page: Page, game: DemoGame): Promise<unknown>
  /** What he gives where it is not what he gives everywhere. */
  stakeCents?(game: DemoGame): bigint
  /** Where stakes are taken by a call of the game's own. */
  stake?(page: Page, tapId: string, choice: unknown): Promise<PageAnswer>
  /** What he does for as long as his stake is held, by calls of the game's own. */
  play?(page: Page): Promise<void>
  /** What he does with a stake that is held; null where he waits for what comes. */
  act?(chance: Prng): unknown
  /** Ends what is held for as long as he stays, before he goes home. */
  leave?(page: Page, held: readonly RoundView[]): Promise<void>
}

export type Strategies = Readonly<Partial<Record<string, Hand>>>

/** Of one that he has not come to. */
async function openFields(page: Page, held: readonly RoundView[]): Promise<void> {
  for (const { roundId } of held) await page.act({ roundId, actId: newTapId(), act: { open: 0 } })
}

const sometimes = (act: unknown) => (chance: Prng) => (chance.flip(0.5) ? act : null)

/** Of each engine, one line. One that is not here is not played under faults. */
export const hands: Strategies = {
  northlight: {},
  lines: {},
  ways: {},
  cluster: {},
  classic: {},
  dice: { choice: (_, chance) => ({ side: chance.pick(['under', 'over'] as const), faces: 5_000 }) },
  plinko: { choice: () => ({ rows: 8, risk: 'low' }) },
  // With one safe field whatever is opened ends it.
  mines: {
    choice: () => ({ mines: 24 }),
    act: (chance) => ({ open: chance.pick([0, 6, 12, 18, 24]) }),
    leave: openFields,
  },
  'quick-pick': { choice: (game, chance) => chance.pick(dresses[themeOf(game)].choices).id },
  fish: { atTable: volleyAtWater },
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
