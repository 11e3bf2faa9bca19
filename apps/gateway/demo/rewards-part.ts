import { merchants } from '@ante/demo/merchants.ts'
import { rewards } from '@ante/demo/rewards.ts'

import { findAccount } from '../identity/public.ts'
import type { Clock } from '../kit/clock.ts'
import { unitsOf } from '../kit/money.ts'
import { storeReward } from '../promotions/public.ts'
import type { Part } from './part.ts'

/** Lifetime of demo rewards, longer than usual. */
const RETENTION_MS = 365 * 86_400_000

/** Claimable rewards, issued when the demo is first seeded. */
export function rewardsPart(clock: Clock): Part {
  return {
    name: 'rewards',
    source: { rewards, merchants: merchants.map(({ code }) => code) },
    write: async (tx) => {
      const now = clock.now()
      for (const { code: merchantCode, currency } of merchants) {
        for (const { key, account, titles, amount } of rewards) {
          const member = await findAccount(tx, merchantCode, account)
          if (!member) throw new Error(`the demo has no account ${account} at ${merchantCode}`)
          const to = { merchantCode, memberId: member.id, currency }
          const expiresAt = new Date(now.getTime() + RETENTION_MS)
          await storeReward(tx, { ...to, key: `demo:${key}`, titles, amount: unitsOf(amount), expiresAt }, now)
        }
      }
    },
  }
}
