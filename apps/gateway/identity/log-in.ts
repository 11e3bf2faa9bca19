import { login } from '@ante/contract/identity/session.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../kit/db.ts'
import type { Db } from '../kit/db.ts'
import { refusalsOf } from '../kit/serve.ts'
import { captchaRefusal } from './captchas.ts'
import type { IdentityPorts, VisitorCall } from './identity-ports.ts'
import { clearFailures, hasFailed, rememberFailure } from './login-failures.ts'
import type { Attempt } from './login-failures.ts'
import { findAccount, memberOf } from './members.ts'
import type { MemberRow } from './members.ts'
import { hashPassword, isOutdated, passwordFits } from './password.ts'
import { openSession } from './sessions.ts'

const refuse = refusalsOf(login)

type Credentials = ParsedInputOf<typeof login>

/** Signs in by account and password. After a failure the next try also needs the code in the picture. */
export async function logIn(ports: IdentityPorts, credentials: Credentials, call: VisitorCall): Promise<Session> {
  const { db, clock } = ports
  const attempt = { merchantCode: call.merchantCode, account: credentials.username, ip: call.ip, now: clock.now() }
  await demandCaptcha(ports, credentials, attempt)

  const found = await accountOf(db, attempt)
  if (!(await passwordFits(credentials.password, found?.password_hash ?? null)) || !found) {
    await rememberFailure(db, attempt)
    throw refuse('login.credentials.incorrect', { captcha: showsPictures(ports, attempt) })
  }
  // Only who knows the password learns that the account is closed.
  if (found.status === 'disabled') throw refuse('account.disabled')

  await clearFailures(db, attempt)
  const stronger = await strongerHash(found, credentials.password)
  return inTransaction(db, async (tx) => {
    if (stronger) await tx.updateTable('member').set({ password_hash: stronger }).where('id', '=', found.id).execute()
    const firstTimeLogin = await isFirst(tx, found.id, attempt.now)
    return openSession(tx, { member: memberOf(found), visitor: call.visitor, firstTimeLogin, now: attempt.now })
  })
}

/**
 * Some letters, as the Turkish dotted capital I, are another's capital for the database alone: such a spelling is nobody's
 * account, or each would have failures of its own.
 */
async function accountOf(db: Db, { merchantCode, account }: Attempt): Promise<MemberRow | undefined> {
  const found = await findAccount(db, merchantCode, account)
  return found?.account.toLowerCase() === account.toLowerCase() ? found : undefined
}

async function demandCaptcha(ports: IdentityPorts, { captcha, captchaId }: Credentials, attempt: Attempt) {
  if (!showsPictures(ports, attempt) || !(await hasFailed(ports.db, attempt))) return
  const refusal = await captchaRefusal(ports, { merchantCode: attempt.merchantCode, captcha, captchaId })
  if (refusal) throw refuse(refusal, { captcha: true })
}

/** A merchant who switched the pictures off must not lock his members out by asking for one. */
function showsPictures({ merchants }: IdentityPorts, { merchantCode }: Attempt): boolean {
  return merchants.moduleIsOn(merchantCode, 'CAPTCHA3')
}

async function strongerHash({ password_hash: hash }: MemberRow, password: string): Promise<string | null> {
  return hash !== null && isOutdated(hash) ? hashPassword(password) : null
}

async function isFirst(tx: Db, memberId: bigint, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('member')
    .set({ first_login_at: now })
    .where('id', '=', memberId)
    .where('first_login_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
