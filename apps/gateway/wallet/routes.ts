import { getBalance, getBalanceAtNewerAddress } from '@ante/contract/wallet/balance.ts'

import type { Ports } from '../kit/ports.ts'
import { serve } from '../kit/serve.ts'
import type { Server } from '../kit/server.ts'
import { balancesOf } from './balances.ts'

export function walletRoutes(app: Server, { db }: Pick<Ports, 'db'>): void {
  for (const endpoint of [getBalance, getBalanceAtNewerAddress]) {
    serve(app, endpoint, ({ typeId }, { member }) =>
      balancesOf(db, { id: BigInt(member.memberId), currency: member.currency }, typeId),
    )
  }
}
