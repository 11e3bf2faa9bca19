import { register } from '@ante/contract/identity/register.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import pg from 'pg'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { matchesExcludedPerson } from '../../responsible-gaming/public.ts'
import { captchaRefusal } from '../captchas/captchas.ts'
import { workRefusal } from '../captchas/work.ts'
import type { IdentityPorts, VisitorCall } from '../identity-ports.ts'
import { identifiersInForm } from '../person-identifiers.ts'
import { memberOf } from '../members.ts'
import type { Member, MemberRow } from '../members.ts'
import { readMobile } from '../codes/mobile-number.ts'
import { networkOf } from '../../kit/networks.ts'
import { lockLink, typeAndUplineOf } from './affiliates.ts'
import { insertWithGeneratedName } from './insert-with-generated-name.ts'
import { conflictOfIndex, profileReferencesOf, insertProfile } from './new-profile.ts'
import { verifyPassword } from '../../kit/password.ts'
import { requiresPassword, readRegistration } from './read-registration.ts'
import type { RegisterForm as Form, Registration } from './read-registration.ts'
import { requireRegistrationAllowance } from './require-registration-allowance.ts'
import { registrationRulesOf } from './registration-rules.ts'
import { signIn } from '../login/sign-in.ts'
import { hasSecondFactor } from '../second-factor/second-factor.ts'
import { consumeNumberProof } from '../social/number-proof.ts'

const refuse = refusalsOf(register)

/**
 * Time in milliseconds within which a repeat with the same key signs in, because the first answer may be lost. The time
 * is short, because the key bypasses the login backoff.
 */
const REPEATED_WITHIN_MS = 3_600_000

/** Registers a member and signs the member in. A repeat with its key signs the same member in again. */
export async function registerMember(ports: IdentityPorts, form: Form, call: VisitorCall): Promise<Session> {
  const member = (await memberOfRepeat(ports, form, call)) ?? (await makeOrFind(ports, form, call))
  // A repeat is marked as the first sign-in too, because the answer of the first call did not arrive.
  const entrance = { member, method: 'registration', visitor: call.visitor, firstTimeLogin: true } as const
  return inTransaction(ports.db, (tx) => signIn(ports, tx, { ...entrance, now: ports.clock.now() }))
}

/** Returns the new member, or the one that an earlier call with the same key and form created. */
async function makeOrFind(ports: IdentityPorts, form: Form, call: VisitorCall): Promise<Member> {
  try {
    return await make(ports, form, call)
  } catch (refusal) {
    const member = await memberOfRepeat(ports, form, call)
    if (!member) throw refusal
    return member
  }
}

async function memberOfRepeat(ports: IdentityPorts, form: Form, call: VisitorCall): Promise<Member | null> {
  const row = await ports.db
    .selectFrom('member')
    .selectAll()
    .where('merchant_code', '=', call.merchantCode)
    .where('created_key', '=', call.idempotencyKey)
    .executeTakeFirst()
  if (!row) return null
  const isLate = ports.clock.now().getTime() - row.registered_at.getTime() > REPEATED_WITHIN_MS
  const isBarred = isLate || row.status === 'disabled' || (await hasSecondFactor(ports.db, row.id))
  if (isBarred || !(await isSame(ports, row, form))) throw commonRefusal('idempotency_key.conflict')
  return memberOf(row)
}

async function isSame({ db, merchants }: IdentityPorts, row: MemberRow, form: Form): Promise<boolean> {
  const merchant = merchants.of(row.merchant_code)
  const isNamed =
    form.username === undefined ? await hasNumber(db, row, form, merchant.currency) : row.account === form.username
  if (!isNamed || !requiresPassword(registrationRulesOf(merchant), form)) return isNamed
  return verifyPassword(form.password ?? '', row.password_hash)
}

async function hasNumber(db: Db, { id }: MemberRow, form: Form, currency: string): Promise<boolean> {
  const read = readMobile({ ...form, mobileNum: form.mobileNum ?? '', currency })
  const profile = await db.selectFrom('member_profile').select('mobile').where('member_id', '=', id).executeTakeFirst()
  return read.kind === 'number' && profile?.mobile === read.mobile
}

async function make(ports: IdentityPorts, form: Form, call: VisitorCall): Promise<Member> {
  const registration = await readRegistration(ports, form, call)
  try {
    return await write(ports, registration, { form, call })
  } catch (error) {
    const conflict = error instanceof pg.DatabaseError ? conflictOfIndex[error.constraint ?? ''] : undefined
    throw conflict ? refuse(conflict) : error
  }
}

async function write(
  ports: IdentityPorts,
  registration: Registration,
  { form, call }: { form: Form; call: VisitorCall },
) {
  const { rules, mobile } = registration
  const now = ports.clock.now()
  const outcome = await inTransaction(ports.db, async (tx) => {
    // Invalidates the captcha even if the name is taken. A simultaneous repeat of the call waits for its row lock here.
    const refusal = rules.captcha.enabled ? await personRefusal({ ...ports, db: tx }, form, call) : null
    if (refusal) return refusal
    await requireRegistrationAllowance(tx, ports, call)
    const identifiers = identifiersInForm(registration)
    if (await matchesExcludedPerson(tx, { ...call, identifiers, now })) return 'registration.refused'
    const references = await profileReferencesOf(tx, registration, call.merchantCode)
    if (typeof references === 'string') return references
    const link = await lockLink(tx, registration.affiliate?.link ?? null, now)
    if (link === 'gone') return 'affiliate.invalid'
    const member = await insertWithGeneratedName(ports, tx, {
      ...newMember(registration, { form, call, now }),
      ...typeAndUplineOf(link),
    })
    if (!member) return 'username.exists'
    await insertProfile(tx, member, registration, references)
    if (link) await ports.onRegisteredByLink(tx, member, link)
    // Another call has used the code meanwhile: the refusal rolls the transaction back.
    if (mobile?.proof && !(await consumeNumberProof(tx, mobile.proof, now))) throw refuse('verification.code.incorrect')
    return member
  })
  if (typeof outcome === 'string') throw refuse(outcome)
  return outcome
}

/** Returns why the captcha or proof of work is refused, or null. */
function personRefusal(ports: IdentityPorts, { captcha, captchaId, work }: Form, { merchantCode, ip }: VisitorCall) {
  if (work) return workRefusal(ports, work, { purpose: 'register', merchantCode, ip })
  return captchaRefusal(ports, { merchantCode, captcha, captchaId })
}

function newMember(
  { account, passwordHash }: Registration,
  { form, call, now }: { form: Form; call: VisitorCall; now: Date },
) {
  return {
    merchant_code: call.merchantCode,
    account,
    password_hash: passwordHash,
    registered_at: now,
    first_login_at: now,
    created_key: call.idempotencyKey,
    register_url: form.registerUrl,
    register_method: form.registerMethod,
    registered_from: networkOf(call.ip),
  }
}
