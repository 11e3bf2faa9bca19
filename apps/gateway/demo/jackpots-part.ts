import { merchants } from '@ante/demo/merchants.ts'

import type { Clock } from '../kit/clock.ts'
import { unitsOf } from '../kit/money.ts'
import { seedJackpot } from '../wallet/public.ts'
import type { Part } from './part.ts'

/** Initial jackpots of the merchants. Written only once, because stakes then increase them. */
export function jackpotsPart(clock: Clock): Part {
  return {
    name: 'jackpots',
    source: merchants.map(({ code, jackpot }) => ({ code, jackpot })),
    write: async (tx) => {
      for (const { code, currency, jackpot } of merchants) {
        if (jackpot === null) continue
        const amount = unitsOf(jackpot)
        await seedJackpot(tx, { key: 'demo', merchantCode: code, currency, amount, at: clock.now() })
      }
    },
  }
}
