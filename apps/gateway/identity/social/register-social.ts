import type { Session } from '@ante/contract/identity/session.ts'
import { registerSocial as endpoint } from '@ante/contract/identity/social.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { matchesExcludedPerson } from '../../responsible-gaming/public.ts'
import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { IdentityPorts, VisitorCall } from '../identity-ports.ts'
import { identifiersFromProvider } from '../person-identifiers.ts'
import { enterMember } from '../login/enter-member.ts'
import { networkOf } from '../../kit/networks.ts'
import { signIn } from '../login/sign-in.ts'
import { memberOf } from '../members.ts'
import type { Member } from '../members.ts'
import { findAffiliateForVisitor, lockLink, typeAndUplineOf } from '../registration/affiliates.ts'
import type { Affiliate } from '../registration/affiliates.ts'
import { insertWithGeneratedName } from '../registration/insert-with-generated-name.ts'
import { requireRegistrationAllowance } from '../registration/require-registration-allowance.ts'
import { challengeOf } from '../second-factor/login-challenges.ts'
import { mayRegister } from './log-in-social.ts'
import { linkAccount, memberOfAccount } from './social-identities.ts'
import { holderOfTicket } from './social-tickets.ts'
import type { TicketHolder } from './social-tickets.ts'

const refuse = refusalsOf(endpoint)

type Form = ParsedInputOf<typeof endpoint>

/** A simultaneous registration has linked the same provider account. */
class AlreadyLinked extends Error {}

/**
 * Registers a member with a generated name and without a password, which the member may set later. A repeat finds the
 * member created first.
 */
export async function registerSocial(ports: IdentityPorts, form: Form, call: VisitorCall): Promise<Session> {
  const { merchantCode } = call
  const holder = await holderOfTicket(ports, merchantCode, form.ticket)
  if (!holder) throw refuse('social.ticket.expired')
  const existingLogin = await enterKnown(ports, holder, call)
  if (existingLogin) return existingLogin
  if (!mayRegister(ports, merchantCode)) throw commonRefusal('function.not.available')

  const affiliate = await affiliateIn(ports, form, call)
  try {
    return await make(ports, { form, holder, affiliate }, call)
  } catch (error) {
    const login = error instanceof AlreadyLinked ? await enterKnown(ports, holder, call) : null
    if (!login) throw error
    return login
  }
}

/** Signs in by the rules of a social login if the ticket's provider account is linked meanwhile; else returns null. */
async function enterKnown(ports: IdentityPorts, holder: TicketHolder, { merchantCode, visitor }: VisitorCall) {
  const member = await memberOfAccount(ports.db, merchantCode, holder)
  if (!member) return null
  if (member.status === 'disabled') throw refuse('account.disabled')
  const challenge = await challengeOf(ports, member.id, 'social')
  if (challenge) throw refuse('login.second_factor.required', challenge)
  const entering = { member: memberOf(member), method: 'social', visitor, now: ports.clock.now() } as const
  return inTransaction(ports.db, (tx) => enterMember(ports, tx, entering))
}

async function affiliateIn(
  ports: IdentityPorts,
  { affiliateCode: code, domain }: Form,
  { merchantCode, ip }: VisitorCall,
) {
  if (code === undefined || !ports.merchants.moduleIsOn(merchantCode, 'AFFMAN3')) return null
  const affiliate = await findAffiliateForVisitor(ports, { merchantCode, code, domain }, ip)
  if (!affiliate) throw refuse('affiliate.invalid')
  return affiliate
}

interface Newcomer {
  form: Form
  holder: TicketHolder
  affiliate: Affiliate | null
}

async function make(ports: IdentityPorts, newcomer: Newcomer, call: VisitorCall): Promise<Session> {
  return inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now()
    const identifiers = identifiersFromProvider(newcomer.holder)
    if (await matchesExcludedPerson(tx, { ...call, identifiers, now })) throw refuse('registration.refused')
    await requireRegistrationAllowance(tx, ports, call)
    const link = await lockLink(tx, newcomer.affiliate?.link ?? null, now)
    if (link === 'gone') throw refuse('affiliate.invalid')
    const row = { ...rowOf(newcomer, call, now), ...typeAndUplineOf(link), password_hash: null }
    const member = await insertWithGeneratedName(ports, tx, row)
    if (!member) throw new Error('no free name was found')
    const linked = await linkAccount(tx, {
      ...newcomer.holder,
      merchantCode: call.merchantCode,
      memberId: member.id,
      at: now,
    })
    if (!linked) throw new AlreadyLinked()
    await insertProfile(tx, member, newcomer)
    if (link) await ports.onRegisteredByLink(tx, member, link)
    return signIn(ports, tx, { member, method: 'registration', visitor: call.visitor, firstTimeLogin: true, now })
  })
}

const rowOf = ({ form }: Newcomer, { merchantCode, ip }: VisitorCall, now: Date) =>
  ({
    merchant_code: merchantCode,
    account: null,
    registered_at: now,
    first_login_at: now,
    register_url: form.registerUrl,
    register_method: form.registerMethod,
    registered_from: networkOf(ip),
  }) as const

/** Stores the email address, which the provider has verified and which can be used to set a password later. */
async function insertProfile(tx: Db, { id, merchantCode }: Member, { holder, affiliate }: Newcomer): Promise<void> {
  const profile = {
    email: holder.email,
    affiliate_code: affiliate?.link?.code ?? null,
    recommender_id: affiliate?.inviterId ?? null,
  }
  await tx
    .insertInto('member_profile')
    .values({ member_id: id, merchant_code: merchantCode, ...profile })
    .execute()
}
