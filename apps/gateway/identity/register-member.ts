import { register } from '@ante/contract/identity/register.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../kit/db.ts'
import { refuseCommonly } from '../kit/refusal.ts'
import { refusalsOf } from '../kit/serve.ts'
import { captchaRefusal } from './captchas.ts'
import type { IdentityPorts, VisitorCall } from './identity-ports.ts'
import { insertMember, memberOf } from './members.ts'
import type { Member, NewMember } from './members.ts'
import { networkOf } from './network.ts'
import { hashPassword, passwordFits } from './password.ts'
import { registrationRefusal, registrationRulesOf } from './registration-rules.ts'
import { signIn } from './sign-in.ts'

const refuse = refusalsOf(register)

type Form = ParsedInputOf<typeof register>

/** Makes a member and signs him in. Repeated with its key, it signs the same member in again. */
export async function registerMember(ports: IdentityPorts, form: Form, call: VisitorCall): Promise<Session> {
  const member = (await madeBefore(ports, form, call)) ?? (await makeOrFind(ports, form, call))
  // What is repeated has not reached its browser yet, so it is the first time as well.
  const entrance = { member, method: 'registration', visitor: call.visitor, firstTimeLogin: true } as const
  return inTransaction(ports.db, (tx) => signIn(ports, tx, { ...entrance, now: ports.clock.now() }))
}

/** Of two calls with one key at the same time the slower one is refused, unless what the other made is its own. */
async function makeOrFind(ports: IdentityPorts, form: Form, call: VisitorCall): Promise<Member> {
  try {
    return await make(ports, form, call)
  } catch (refusal) {
    const member = await madeBefore(ports, form, call)
    if (!member) throw refusal
    return member
  }
}

async function madeBefore({ db }: IdentityPorts, form: Form, call: VisitorCall): Promise<Member | null> {
  const row = await db
    .selectFrom('member')
    .selectAll()
    .where('merchant_code', '=', call.merchantCode)
    .where('created_key', '=', call.idempotencyKey)
    .executeTakeFirst()
  if (!row) return null
  const same = row.account === form.username && (await passwordFits(form.password, row.password_hash))
  if (!same || row.status === 'disabled') throw refuseCommonly('idempotency_key.conflict')
  return memberOf(row)
}

async function make(ports: IdentityPorts, form: Form, call: VisitorCall): Promise<Member> {
  const rules = registrationRulesOf(ports.merchants.of(call.merchantCode))
  const wrong = registrationRefusal(rules, form)
  if (wrong) throw refuse(wrong)

  const member = await newMember(form, call, ports.clock.now())
  const outcome = await inTransaction(ports.db, async (tx) => {
    // The picture is used up even if the name is taken. The same call at the same time waits here for this one's end.
    const refusal = rules.captcha.enabled ? await captchaRefusal({ ...ports, db: tx }, answerOf(form, call)) : null
    return refusal ?? insertMember(tx, member, ports.onMemberMade)
  })
  if (outcome === null) throw refuse('username.exists')
  if (typeof outcome === 'string') throw refuse(outcome)
  return outcome
}

const answerOf = ({ captcha, captchaId }: Form, { merchantCode }: VisitorCall) => ({ merchantCode, captcha, captchaId })

async function newMember(form: Form, call: VisitorCall, now: Date): Promise<NewMember> {
  return {
    merchant_code: call.merchantCode,
    account: form.username,
    type: form.type,
    password_hash: await hashPassword(form.password),
    registered_at: now,
    first_login_at: now,
    created_key: call.idempotencyKey,
    register_url: form.registerUrl,
    register_method: form.registerMethod,
    registered_from: networkOf(call.ip),
  }
}
