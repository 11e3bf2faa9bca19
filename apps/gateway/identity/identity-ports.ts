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
  /** Callback for every member registered by an agent's link, for example to grant rates. */
  onRegisteredByLink: OnRegisteredByLink
  /** Callback in the transaction of every sign-in, for example to notify the member. */
  onSignIn: OnSignIn
  /** Callback in the transaction of every change of an account's security settings. */
  onSecurityEvent: OnSecurityEvent
}

/** Ports of code that also sends text messages and emails. */
export interface MessagePorts extends IdentityPorts {
  outbox: Outbox
}

export type OnRegisteredByLink = (tx: Db, member: Member, link: LinkUsed) => Promise<void>
export type OnSignIn = (tx: Db, signIn: SignIn) => Promise<void>

/** A call without session. */
export type VisitorCall = CallContext & { visitor: Visitor }

/** A member's call with the caller's device and address. */
export type MemberCall = MemberContext & { visitor: Visitor }

const USER_AGENT_LIMIT = 255

/** Adds the visitor to a call's context. `deviceId`: the id that the browser sends, if any. */
export function withVisitor<Context extends CallContext>(
  context: Context,
  { headers }: FastifyRequest,
  deviceId?: string,
): Context & { visitor: Visitor } {
  const userAgent = (headers['user-agent'] ?? '').slice(0, USER_AGENT_LIMIT)
  const { ip, device, country, language } = context
  return { ...context, visitor: { ip, device, country, language, userAgent, deviceId: deviceId ?? null } }
}
