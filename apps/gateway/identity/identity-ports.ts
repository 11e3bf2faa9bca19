import type { FastifyRequest } from 'fastify'

import type { CallContext } from '../kit/context.ts'
import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import type { OnMemberMade } from './members.ts'
import type { Visitor } from './sessions.ts'
import type { SignIn } from './sign-ins.ts'

export interface IdentityPorts extends Pick<Ports, 'db' | 'clock' | 'config'> {
  merchants: MerchantDirectory
  onMemberMade: OnMemberMade
  /** What must happen with every sign-in in the same transaction, such as telling the member of it. */
  onSignIn: OnSignIn
}

export type OnSignIn = (tx: Db, signIn: SignIn) => Promise<void>

/** A call by somebody who is not signed in yet. */
export type VisitorCall = CallContext & { visitor: Visitor }

const USER_AGENT_LIMIT = 255

/** `deviceId` is what the browser calls itself, where the call says it. */
export function visitorCall(context: CallContext, { headers }: FastifyRequest, deviceId?: string): VisitorCall {
  const userAgent = (headers['user-agent'] ?? '').slice(0, USER_AGENT_LIMIT)
  const { ip, device, country } = context
  return { ...context, visitor: { ip, device, country, userAgent, deviceId: deviceId ?? null } }
}
