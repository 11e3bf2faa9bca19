import { Keeper } from '../kit/keeper.ts'
import type { Ports } from '../kit/ports.ts'
import type { Server } from '../kit/server.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import { deliverLetters } from './mail/letters.ts'
import { tellEnding } from './mail/tell-ending.ts'
import { PushOutbox } from './push/push-outbox.ts'
import { openPushKeys } from './push/push-keys.ts'
import { pushRoutes } from './push/routes.ts'
import { messagingRoutes } from './routes.ts'

const LETTERS_EVERY_MS = 2_000
const ENDING_EVERY_MS = 60_000

/** The news that a letter is to be sent. */
const LETTER_TOPIC = 'letter'

/** The calls of what members are told, and what tells it until it is closed. */
export async function openMessaging(
  app: Server,
  ports: Ports & { merchants: MerchantDirectory },
): Promise<{ close(): Promise<void> }> {
  const { log, bus } = ports
  messagingRoutes(app, ports)
  const keys = await openPushKeys(ports)
  pushRoutes(app, { ...ports, keys })
  const letters = new Keeper({
    everyMs: LETTERS_EVERY_MS,
    look: () => deliverLetters(ports),
    failure: 'letters could not be delivered',
    log,
  })
  const ending = new Keeper({
    everyMs: ENDING_EVERY_MS,
    look: () => tellEnding(ports),
    failure: 'rewards about to end could not be told of',
    log,
  })
  const unlisten = bus.listen(LETTER_TOPIC, () => letters.wake())
  const devices = new PushOutbox({ ...ports, keys })
  return {
    close: async () => {
      unlisten()
      for (const part of [letters, ending, devices]) await part.close()
    },
  }
}
