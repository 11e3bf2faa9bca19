import { getPush, setPushPreferences, subscribePush, unsubscribePush } from '@ante/contract/messaging/push.ts'
import { TRIAL } from '@ante/contract/member/member-type.ts'

import type { SignedIn } from '../../kit/context.ts'
import type { Ports } from '../../kit/ports.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { serve } from '../../kit/serve.ts'
import type { Server } from '../../kit/server.ts'
import type { PushKeys } from './push-keys.ts'
import { deleteSubscription, storeSubscription, storePreferences, showPush } from './subscriptions.ts'

/** Routes for a member's push subscriptions and settings. */
export function pushRoutes(app: Server, ports: Pick<Ports, 'db' | 'clock' | 'config'> & { keys: PushKeys }): void {
  const { db, keys } = ports
  serve(app, getPush, (_input, { member }) => showPush(db, idOf(member), keys.publicKey))
  serve(app, subscribePush, async (device, { member }) => {
    idOf(member)
    await storeSubscription(ports, member, device)
    return {}
  })
  serve(app, unsubscribePush, async ({ endpoint }, { member }) => {
    await deleteSubscription(db, idOf(member), endpoint)
    return {}
  })
  serve(app, setPushPreferences, (preferences, { member }) => storePreferences(db, idOf(member), preferences))
}

/** Returns the member's id; refuses trial members, who get no push messages. */
function idOf({ type, memberId }: SignedIn): bigint {
  if (type === TRIAL) throw commonRefusal('function.not.available')
  return BigInt(memberId)
}
