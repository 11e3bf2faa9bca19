import type { InteractionFigures } from '@ante/contract/console/responsible-gaming.ts'
import { DAY_MS } from '@ante/contract/kit/time.ts'

import type { Db } from '../../kit/db.ts'
import { textOf } from '../../kit/money.ts'
import { exclusionOf } from '../../responsible-gaming/public.ts'
import { walletMovements } from '../../wallet/public.ts'
import type { WalletMovements } from '../../wallet/public.ts'

/** Figures that staff saw when an interaction was recorded. */
export interface SeenFigures {
  days7: InteractionFigures
  days30: InteractionFigures
  limits: number
  isExcluded: boolean
}

const [SHORT_DAYS, LONG_DAYS] = [7, 30]

interface At {
  memberId: bigint
  at: Date
}

const plusDays = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS)

/** Returns the figures of the 7 and 30 days before, from the ledger, and the protection that the member has. */
export async function seenFigures(db: Db, { memberId, at }: At): Promise<SeenFigures> {
  const times = [plusDays(at, -LONG_DAYS), plusDays(at, -SHORT_DAYS), at]
  const [[earlier, later], { count }, exclusion] = await Promise.all([
    walletMovements(db, { memberId, times }),
    db
      .selectFrom('play_limit')
      .select(({ fn }) => fn.countAll<bigint>().as('count'))
      .where('member_id', '=', memberId)
      .executeTakeFirstOrThrow(),
    exclusionOf(db, memberId, at),
  ])
  return {
    days7: figuresOf([later]),
    days30: figuresOf([earlier, later]),
    limits: Number(count),
    isExcluded: exclusion !== null,
  }
}

/** Returns the figures of the 7 and 30 days after a time; null for days that are not over. */
export async function figuresAfter(db: Db, { memberId, at, now }: At & { now: Date }) {
  const ends = [SHORT_DAYS, LONG_DAYS].map((days) => plusDays(at, days)).filter((end) => end <= now)
  const [short, rest] = ends.length === 0 ? [] : await walletMovements(db, { memberId, times: [at, ...ends] })
  return { days7: short ? figuresOf([short]) : null, days30: short && rest ? figuresOf([short, rest]) : null }
}

function figuresOf(intervals: readonly (WalletMovements | undefined)[]): InteractionFigures {
  const sumOf = (group: 'deposit' | 'withdrawal' | 'play') =>
    intervals.reduce((sum, interval) => sum + (interval?.moved[group] ?? 0n), 0n)
  return {
    deposits: textOf(sumOf('deposit')),
    withdrawals: textOf(-sumOf('withdrawal')),
    result: textOf(sumOf('play')),
  }
}
