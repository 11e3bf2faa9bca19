import { merchants } from '@ante/demo/merchants.ts'
import { offers } from '@ante/demo/offers.ts'

import { createOfferedContract } from '../agents/public.ts'
import { partiesOf } from './salaries-part.ts'
import type { Part } from './part.ts'
import type { SalaryPorts } from './salaries-part.ts'

/** Contracts that are offered to the demo's agents and not answered yet. */
export function offersPart({ clock, hasPast }: SalaryPorts): Part {
  return {
    name: 'offers',
    source: { offers, hasPast },
    write: async (tx) => {
      if (!hasPast) return
      for (const { code } of merchants) {
        for (const offer of offers)
          await createOfferedContract(tx, { ...(await partiesOf(tx, code, offer)), at: clock.now() })
      }
    },
  }
}
