import type { FastifyRequest } from 'fastify'

import type { CallContext } from '../kit/context.ts'
import type { Ports } from '../kit/ports.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import type { OnMemberMade } from './members.ts'
import type { Visitor } from './sessions.ts'

export interface IdentityPorts extends Pick<Ports, 'db' | 'clock' | 'config'> {
  merchants: MerchantDirectory
  onMemberMade: OnMemberMade
}

/** A call by somebody who is not signed in yet. */
export type VisitorCall = CallContext & { visitor: Visitor }

const USER_AGENT_LIMIT = 255

export function visitorCall(context: CallContext, { headers }: FastifyRequest): VisitorCall {
  const userAgent = (headers['user-agent'] ?? '').slice(0, USER_AGENT_LIMIT)
  return { ...context, visitor: { ip: context.ip, device: context.device, userAgent } }
}
