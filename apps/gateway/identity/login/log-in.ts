import { login } from '@ante/contract/identity/session.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { needsCaptcha, waitMs } from '../../kit/login-backoff/attempt-rules.ts'
import type { Failures, AttemptState } from '../../kit/login-backoff/attempt-rules.ts'
import { captchaRefusal } from '../captchas/captchas.ts'
import { workRefusal } from '../captchas/work.ts'
import { enterMember } from './enter-member.ts'
import type { IdentityPorts, VisitorCall } from '../identity-ports.ts'
import { challengeOf } from '../second-factor/login-challenges.ts'
import { countAttempt, failuresOf, clearFailures } from '../../kit/login-backoff/login-failures.ts'
import type { Attempt } from '../../kit/login-backoff/login-failures.ts'
import { findAccount, lockMember, memberOf } from '../members.ts'
import type { MemberRow } from '../members.ts'
import { readMobile } from '../codes/mobile-number.ts'
import type { TypedNumber } from '../codes/mobile-number.ts'
import { hashPassword, isOutdated, verifyPassword } from '../../kit/password.ts'
import { holderOfMobile } from '../registration/profiles.ts'
import { knownOrigin } from './sign-ins.ts'

const refuse = refusalsOf(login)

/** Ports that a sign-in uses. */
type SignInPorts = Pick<IdentityPorts, 'db' | 'clock' | 'merchants' | 'onSignIn'>
export type Credentials = ParsedInputOf<typeof login>

/**
 * Signs in by account and password. After a failure the next attempt requires a captcha, and after several failures
 * also a wait.
 */
export async function logIn(ports: SignInPorts, credentials: Credentials, call: VisitorCall): Promise<Session> {
  const { db } = ports
  const { found, attempt } = await attemptOf(ports, credentials, call)
  await countCredentialAttempt(ports, credentials, attempt)

  if (!(await verifyPassword(credentials.password, found?.password_hash ?? null)) || !found) {
    throw refuse('login.credentials.incorrect', { captcha: usesCaptchas(ports, attempt) })
  }
  await clearFailures(db, attempt)
  // Only a caller with the right password learns that the account is closed.
  if (found.status === 'disabled') throw refuse('account.disabled')

  const challenge = await challengeOf(ports, found.id, 'password')
  if (challenge) throw refuse('login.second_factor.required', challenge)

  const stronger = await strongerHash(found, credentials.password)
  return inTransaction(db, async (tx) => {
    // The password has been changed meanwhile: the submitted one is outdated.
    if ((await lockMember(tx, found.id))?.password_hash !== found.password_hash) {
      throw refuse('login.credentials.incorrect', { captcha: usesCaptchas(ports, attempt) })
    }
    if (stronger) await tx.updateTable('member').set({ password_hash: stronger }).where('id', '=', found.id).execute()
    return enterMember(ports, tx, {
      member: memberOf(found),
      method: 'password',
      visitor: call.visitor,
      now: attempt.now,
    })
  })
}

async function attemptOf(
  { db, clock, merchants }: SignInPorts,
  { username, ...typed }: Credentials,
  call: VisitorCall,
) {
  const { merchantCode, ip, visitor } = call
  const { currency } = merchants.of(merchantCode)
  // Always looks up account and number, so that the response time does not reveal which of them exists.
  const [byAccount, byMobile] = await Promise.all([
    accountOf(db, { merchantCode, account: username }),
    accountWithNumber(db, merchantCode, { ...typed, mobileNum: username, currency }),
  ])
  const found = byAccount ?? byMobile
  // All notations of a number count for the same account.
  const account = found?.account ?? username
  const client = { ip, deviceId: visitor.deviceId, now: clock.now() }
  const known = await knownOrigin(db, found?.id ?? null, client)
  return { found, attempt: { ...client, merchantCode, account, known } }
}

/**
 * Finds a member by account. The database equates some spellings that JavaScript does not, for example with the Turkish
 * dotted capital I. They count as unknown accounts: otherwise each spelling would have its own failure count.
 */
async function accountOf(
  db: Db,
  { merchantCode, account }: Pick<Attempt, 'merchantCode' | 'account'>,
): Promise<MemberRow | undefined> {
  const member = await findAccount(db, merchantCode, account)
  return member?.account.toLowerCase() === account.toLowerCase() ? member : undefined
}

/** A member who has verified a number by code may use it instead of the account name. */
async function accountWithNumber(db: Db, merchantCode: string, typed: TypedNumber): Promise<MemberRow | undefined> {
  const read = readMobile(typed)
  return read.kind === 'number' ? holderOfMobile(db, merchantCode, read.mobile) : undefined
}

/** Counts the attempt; refuses one that must wait or needs a captcha. */
async function countCredentialAttempt(ports: SignInPorts, credentials: Credentials, attempt: Attempt): Promise<void> {
  const { known, now } = attempt
  const { captcha, missed } = await checkCaptcha(ports, credentials, attempt)
  const admit = (failures: Failures) => {
    const attemptState = { failures, known: known !== null, captcha, now }
    if (missed !== null && needsCaptcha(attemptState)) throw refuse(missed, { captcha: true })
    const wait = waitMs(attemptState)
    if (wait > 0) throw commonRefusal('request.too_many', { retryAfterSeconds: Math.ceil(wait / 1000) })
  }
  // Checks without a lock first, so that attempts that will be refused do not block others.
  admit(await failuresOf(ports.db, attempt))
  await countAttempt(ports.db, attempt, admit)
}

interface CaptchaCheck extends Pick<AttemptState, 'captcha'> {
  missed: 'captcha.required' | 'captcha.incorrect' | null
}

/** Returns the state of the captcha or proof of work in this attempt, and its refusal code if it is not accepted. */
async function checkCaptcha(ports: SignInPorts, credentials: Credentials, attempt: Attempt): Promise<CaptchaCheck> {
  const { work, captcha, captchaId, username } = credentials
  const { merchantCode, ip } = attempt
  if (!usesCaptchas(ports, attempt)) return { captcha: 'disabled', missed: null }
  if (work) {
    const missed = await workRefusal(ports, work, { purpose: 'login', merchantCode, username, ip })
    return { captcha: missed === null ? 'worked' : 'missing', missed }
  }
  if (captcha === undefined || captchaId === undefined) return { captcha: 'missing', missed: 'captcha.required' }
  const missed = await captchaRefusal(ports, { merchantCode, captcha, captchaId })
  return { captcha: missed === null ? 'solved' : 'missing', missed }
}

/** Whether the merchant uses captchas: if they are disabled, none is required. */
function usesCaptchas({ merchants }: SignInPorts, { merchantCode }: Pick<Attempt, 'merchantCode'>): boolean {
  return merchants.moduleIsOn(merchantCode, 'CAPTCHA3')
}

async function strongerHash({ password_hash: hash }: MemberRow, password: string): Promise<string | null> {
  return hash !== null && isOutdated(hash) ? hashPassword(password) : null
}
