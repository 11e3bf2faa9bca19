import type { Fixture } from '@ante/demo/season/fixtures.ts'
import { vi } from 'vitest'

import { MINUTE_MS } from './book-page.ts'
import { restartableStudio } from './restartable-studio.ts'
import type { RestartableStudio } from './restartable-studio.ts'

export const START_CENTS = 100_000n
export const DAY_MS = 24 * 60 * MINUTE_MS

export interface BookStudio extends RestartableStudio {
  /** Advances the date, so that no match of one test is offered in the next. */
  nextDay(): void
  /** Sets the secret of a match, and whether its result is reviewed. */
  willEnd(fixture: Fixture, secret: string, isReviewed?: boolean): Promise<void>
}

/** A sandbox whose date is controlled by the test. */
export async function bookStudio(morning: string): Promise<BookStudio> {
  let now = Date.parse(morning)
  vi.useFakeTimers({ toFake: ['Date'], now })
  const studio = await restartableStudio({ balanceCents: START_CENTS, environment: { VENDORS_TIME_SCALE: '2' } })
  const { gateway, db } = studio
  return {
    ...studio,
    nextDay: () => {
      now += DAY_MS
      vi.setSystemTime(now)
      gateway.ledger.balanceCents = START_CENTS
      gateway.behave = () => 'answer'
      gateway.calls.length = 0
    },
    willEnd: async (fixture, secret, isReviewed = false) => {
      const values = [fixture.id, secret, isReviewed]
      await db.query('insert into book.match (fixture_id, secret, review) values ($1, $2, $3)', values)
    },
    close: async () => {
      await studio.close()
      vi.useRealTimers()
    },
  }
}

/** Sets the time to a number of minutes after the kick-off. */
export const after = ({ kickOff }: Fixture, minutes: number) =>
  vi.setSystemTime(kickOff.getTime() + minutes * MINUTE_MS)
