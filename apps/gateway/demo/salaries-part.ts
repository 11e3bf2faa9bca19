import { DAY_MS } from '@ante/contract/kit/time.ts'
import { merchants } from '@ante/demo/merchants.ts'
import { ACTIVE_FROM, AGREED_DAYS_AGO, contracts, PAID_DAYS_BACK } from '@ante/demo/salaries.ts'
import type { DemoContract } from '@ante/demo/salaries.ts'
import type { DemoMerchant } from '@ante/demo/types.ts'

import { computeAfter, payTermsOf, createContractInForce, putPayTerms } from '../agents/public.ts'
import { findAccount } from '../identity/public.ts'
import type { Clock } from '../kit/clock.ts'
import type { Db } from '../kit/db.ts'
import { unitsOf } from '../kit/money.ts'
import type { Part } from './part.ts'

const HALF_DAYS = 15

export interface SalaryPorts {
  clock: Clock
  /** False in tests, which create their own contracts. */
  hasPast: boolean
}

/** Contracts of the demo's agents. The gateway computes the earnings from the teams' bets. */
export function salariesPart({ clock, hasPast }: SalaryPorts): Part {
  return {
    name: 'salaries',
    source: { contracts, ACTIVE_FROM, AGREED_DAYS_AGO, PAID_DAYS_BACK, hasPast },
    write: async (tx) => {
      if (!hasPast) return
      for (const merchant of merchants) await writeSalaries(tx, merchant, clock.now())
    },
  }
}

async function writeSalaries(tx: Db, { code, zone }: DemoMerchant, now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
  for (const contract of contracts) {
    await createContractInForce(tx, { ...(await partiesOf(tx, code, contract)), at: ago(AGREED_DAYS_AGO) })
  }
  const activeFrom = {
    daily: unitsOf(ACTIVE_FROM.daily),
    hourly: unitsOf(ACTIVE_FROM.hourly),
    dividend: unitsOf(ACTIVE_FROM.dividend),
  }
  await putPayTerms(tx, code, { ...(await payTermsOf(tx, code)), activeFrom })
  const merchant = { code, zone }
  await computeAfter(tx, merchant, { kind: 'daily_salary', at: ago(PAID_DAYS_BACK), now })
  await computeAfter(tx, merchant, { kind: 'hourly_salary', at: ago(2), now })
  await computeAfter(tx, merchant, { kind: 'dividend', at: ago(HALF_DAYS), now })
}

/** Returns the parties of a contract. */
export async function partiesOf(tx: Db, merchantCode: string, { upline, downline, kind, rows }: DemoContract) {
  const above = upline === null ? null : await findAccount(tx, merchantCode, upline)
  const below = await findAccount(tx, merchantCode, downline)
  if (above === undefined || !below) throw new Error(`the demo has no ${upline} above ${downline} at ${merchantCode}`)
  const tiers = rows.map(([minVolume, activeMembers, rate]) => {
    return { minVolume, netLoss: '0.00', activeMembers, rateType: 'P' as const, rate }
  })
  return { merchantCode, uplineId: above?.id ?? null, downlineId: below.id, kind, category: 'CONS' as const, tiers }
}
