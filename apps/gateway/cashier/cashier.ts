import type { OnSecurityEvent } from '../identity/public.ts'
import type { RegisteredJob } from '../kit/job-queue/job.ts'
import { PartyHealth } from '../kit/party-health.ts'
import type { Ports } from '../kit/ports.ts'
import type { Server } from '../kit/server.ts'
import { BalancePublisher } from '../wallet/public.ts'
import { depositRoutes, noticeRoutes } from './deposits/routes.ts'
import { cashierJobs } from './jobs.ts'
import { lineRoutes } from './line-transfers/routes.ts'
import { httpPayouts } from './payouts/http-payouts.ts'
import { payoutRoutes } from './payouts/notice-routes.ts'
import { Providers } from './providers/providers.ts'
import { withdrawalRoutes } from './withdrawals/routes.ts'

export interface CashierPorts extends Ports {
  onSecurityEvent: OnSecurityEvent
}

/** Registers deposits, withdrawals and line transfers; returns the background jobs of the cashier. */
export async function openCashier(server: Server, ports: CashierPorts): Promise<RegisteredJob[]> {
  const providers = new Providers({ ...ports, health: new PartyHealth(ports) })
  await depositRoutes(server, { ...ports, providers })
  noticeRoutes(server, { ...ports, providers })

  withdrawalRoutes(server, ports)
  payoutRoutes(server, { ...ports, providers })

  const balances = new BalancePublisher(ports.bus)
  lineRoutes(server, { ...ports, balances })
  server.addHook('onClose', async () => balances.flush())

  return cashierJobs({ ...ports, providers, payouts: httpPayouts(providers) })
}
