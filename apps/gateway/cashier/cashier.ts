import type { OnSecurityEvent } from '../identity/public.ts'
import type { Ports } from '../kit/ports.ts'
import type { Server } from '../kit/server.ts'
import { BalanceNews } from '../wallet/public.ts'
import { depositKeeper } from './deposits/deposit-keeper.ts'
import { depositRoutes, noticeRoutes } from './deposits/routes.ts'
import { lineRoutes } from './line-transfers/routes.ts'
import { httpPayouts } from './payouts/http-payouts.ts'
import { payoutRoutes } from './payouts/notice-routes.ts'
import { Providers } from './providers/providers.ts'
import { withdrawalKeeper } from './withdrawals/withdrawal-keeper.ts'
import { withdrawalRoutes } from './withdrawals/routes.ts'

export interface CashierPorts extends Ports {
  onSecurityEvent: OnSecurityEvent
}

/** Deposits, withdrawals and money along the line: their calls, and who goes on with what is under way. */
export async function openCashier(server: Server, ports: CashierPorts): Promise<{ close(): Promise<void> }> {
  const providers = new Providers(ports)
  const deposits = depositKeeper({ ...ports, providers })
  await depositRoutes(server, { ...ports, providers })
  noticeRoutes(server, { ...ports, providers })

  const withdrawals = withdrawalKeeper({ ...ports, payouts: httpPayouts(providers) })
  withdrawalRoutes(server, { ...ports, wake: () => withdrawals.wake() })
  payoutRoutes(server, { ...ports, providers })

  const news = new BalanceNews(ports.bus)
  lineRoutes(server, { ...ports, news })
  server.addHook('onClose', async () => news.flush())

  const close = async () => {
    await deposits.close()
    await withdrawals.close()
  }
  return { close }
}
