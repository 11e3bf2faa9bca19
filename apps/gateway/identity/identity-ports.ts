import type { FastifyRequest } from 'fastify'

import type { CallContext, MemberContext } from '../kit/context.ts'
import type { Db } from '../kit/db.ts'
import type { Ports } from '../kit/ports.ts'
import type { MerchantDirectory } from '../merchant/public.ts'
import type { Outbox } from '../outbox/public.ts'
import type { Member, OnMemberMade } from './members.ts'
import type { LinkUsed } from './registration/affiliates.ts'
import type { OnSecurityEvent } from './security-events.ts'
import type { Visitor } from './sessions/sessions.ts'
import type { SignIn } from './login/sign-ins.ts'
import type { SocialPorts } from './social/providers.ts'

export interface IdentityPorts extends Pick<Ports, 'db' | 'clock' | 'config' | 'secrets' | 'log'>, SocialPorts {
  merchants: MerchantDirectory
  onMemberMade: OnMemberMade
  /** What must happen with every new member who comes by an agent's link, such as giving him his rates. */
  onCameByLink: OnCameByLink
  /** What must happen with every sign-in in the same transaction, such as telling the member of it. */
  onSignIn: OnSignIn
  /** The same for every change of what guards an account. */
  onSecurityEvent: OnSecurityEvent
}

/** The same for what writes to phones and mailboxes. */
export interface MessagePorts extends IdentityPorts {
  outbox: Outbox
}

export type OnCameByLink = (tx: Db, member: Member, link: LinkUsed) => Promise<void>
export type OnSignIn = (tx: Db, signIn: SignIn) => Promise<void>

/** A call by somebody who is not signed in yet. */
export type VisitorCall = CallContext & { visitor: Visitor }

/** A call by a member, with where he calls from. */
export type MemberCall = MemberContext & { visitor: Visitor }

const USER_AGENT_LIMIT = 255

/** `deviceId` is what the browser calls itself, where the call says it. */
export function withVisitor<Context extends CallContext>(
  context: Context,
  { headers }: FastifyRequest,
  deviceId?: string,
): Context & { visitor: Visitor } {
  const userAgent = (headers['user-agent'] ?? '').slice(0, USER_AGENT_LIMIT)
  const { ip, device, country, language } = context
  return { ...context, visitor: { ip, device, country, language, userAgent, deviceId: deviceId ?? null } }
}
