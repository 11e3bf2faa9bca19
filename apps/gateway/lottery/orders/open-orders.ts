import type { Ports } from '../../kit/ports.ts'
import type { Server } from '../../kit/server.ts'
import type { MerchantDirectory } from '../../merchant/public.ts'
import { SETTLE_TOPIC } from '../draws/topics.ts'
import { settlementKeeper } from '../settlement/settlement-keeper.ts'
import type { SettlingPorts } from '../settlement/settle-issue.ts'
import { orderRoutes } from './routes.ts'

interface OrderPorts extends Ports, SettlingPorts {
  merchants: MerchantDirectory
}

/** What members bet, and who settles it for as long as the gateway runs. */
export function openOrders(server: Server, ports: OrderPorts): { close(): Promise<void> } {
  orderRoutes(server, ports)
  const keeper = settlementKeeper(ports)
  const unlisten = ports.bus.listen(SETTLE_TOPIC, () => keeper.wake())
  const close = async () => {
    unlisten()
    await keeper.close()
  }
  return { close }
}
