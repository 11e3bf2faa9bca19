import { plusDays } from '@ante/contract/kit/days.ts'
import { merchants } from '@ante/demo/merchants.ts'
import { INCOME_DAYS, rates, RATES_SINCE_DAYS } from '@ante/demo/team-rates.ts'

import { beginIncomeAfter } from '../agents/public.ts'
import { findAccount } from '../identity/public.ts'
import type { Clock } from '../kit/clock.ts'
import type { Db } from '../kit/db.ts'
import { parseDays } from '../merchant/public.ts'
import { putLadderRates } from '../promotions/public.ts'
import type { Part } from './part.ts'

interface RatesPorts {
  clock: Clock
  /** False in tests, which set their own rates. */
  hasPast: boolean
}

/** Rates that the demo's agents grant their downlines. The gateway pays the resulting income from the teams' bets. */
export function teamRatesPart({ clock, hasPast }: RatesPorts): Part {
  return {
    name: 'team rates',
    source: { rates, RATES_SINCE_DAYS, INCOME_DAYS, hasPast },
    write: async (tx) => {
      if (!hasPast) return
      for (const { code } of merchants) await writeRates(tx, code, clock.now())
    },
  }
}

async function writeRates(tx: Db, merchantCode: string, now: Date): Promise<void> {
  const { to: today } = await parseDays(tx, { merchantCode, now }, { range: 'today' })
  const input = await Promise.all(
    rates.map(async ({ account, category, rate }) => {
      const member = await findAccount(tx, merchantCode, account)
      if (!member) throw new Error(`the demo has no account ${account} at ${merchantCode}`)
      return { memberId: member.id, category, thousandths: Math.round(rate * 1000), setBy: member.upline_id }
    }),
  )
  await putLadderRates(tx, input, { fromDay: plusDays(today, -RATES_SINCE_DAYS), at: now })
  await beginIncomeAfter(tx, { merchantCode, day: plusDays(today, -INCOME_DAYS - 1) }, now)
}
