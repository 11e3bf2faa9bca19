import { login } from '@ante/contract/identity/session.ts'
import type { Session } from '@ante/contract/identity/session.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refuseCommonly } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import { needsPicture, waitMs } from './attempt-rules.ts'
import type { Failures, AttemptState } from './attempt-rules.ts'
import { captchaRefusal } from '../captchas/captchas.ts'
import { workRefusal } from '../captchas/work.ts'
import { enterMember } from './enter-member.ts'
import type { IdentityPorts, VisitorCall } from '../identity-ports.ts'
import { challengeOf } from '../second-factor/login-challenges.ts'
import { countAttempt, failuresOf, forgive } from './login-failures.ts'
import type { Attempt } from './login-failures.ts'
import { findAccount, lockMember, memberOf } from '../members.ts'
import type { MemberRow } from '../members.ts'
import { readMobile } from '../codes/mobile-number.ts'
import type { TypedNumber } from '../codes/mobile-number.ts'
import { hashPassword, isOutdated, passwordFits } from '../passwords/password.ts'
import { holderOfMobile } from '../registration/profiles.ts'
import { knownPlace } from './sign-ins.ts'

const refuse = refusalsOf(login)

/** What the door needs. */
type SignInPorts = Pick<IdentityPorts, 'db' | 'clock' | 'merchants' | 'onSignIn'>
export type Credentials = ParsedInputOf<typeof login>

/** Signs in by account and password. After a failure the next try also needs the code in the picture, and later waits. */
export async function logIn(ports: SignInPorts, credentials: Credentials, call: VisitorCall): Promise<Session> {
  const { db } = ports
  const { found, attempt } = await attemptOf(ports, credentials, call)
  await countTry(ports, credentials, attempt)

  if (!(await passwordFits(credentials.password, found?.password_hash ?? null)) || !found) {
    throw refuse('login.credentials.incorrect', { captcha: showsPictures(ports, attempt) })
  }
  await forgive(db, attempt)
  // Only who knows the password learns that the account is closed.
  if (found.status === 'disabled') throw refuse('account.disabled')

  const challenge = await challengeOf(ports, found.id, 'password')
  if (challenge) throw refuse('login.second_factor.required', challenge)

  const stronger = await strongerHash(found, credentials.password)
  return inTransaction(db, async (tx) => {
    // It was changed since it was looked at: what was shown is the old one.
    if ((await lockMember(tx, found.id))?.password_hash !== found.password_hash) {
      throw refuse('login.credentials.incorrect', { captcha: showsPictures(ports, attempt) })
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
  // Both are looked for, found or not: the time must not tell.
  const [named, numbered] = await Promise.all([
    accountOf(db, { merchantCode, account: username }),
    accountWithNumber(db, merchantCode, { ...typed, mobileNum: username, currency }),
  ])
  const found = named ?? numbered
  // However a number is typed, the tries are those of one account.
  const account = found?.account ?? username
  const place = { ip, deviceId: visitor.deviceId, now: clock.now() }
  const known = await knownPlace(db, found?.id ?? null, place)
  return { found, attempt: { ...place, merchantCode, account, known } }
}

/**
 * Some letters, as the Turkish dotted capital I, are another's capital for the database alone: such a spelling is nobody's
 * account, or each would have failures of its own.
 */
async function accountOf(
  db: Db,
  { merchantCode, account }: Pick<Attempt, 'merchantCode' | 'account'>,
): Promise<MemberRow | undefined> {
  const found = await findAccount(db, merchantCode, account)
  return found?.account.toLowerCase() === account.toLowerCase() ? found : undefined
}

/** Whoever has shown by a code that this number is his may write it in place of his name. */
async function accountWithNumber(db: Db, merchantCode: string, typed: TypedNumber): Promise<MemberRow | undefined> {
  const read = readMobile(typed)
  return read.kind === 'number' ? holderOfMobile(db, merchantCode, read.mobile) : undefined
}

/** Counts the try; refuses one that must wait, or show first that a person makes it. */
async function countTry(ports: SignInPorts, credentials: Credentials, attempt: Attempt): Promise<void> {
  const { known, now } = attempt
  const { picture, missed } = await shownBy(ports, credentials, attempt)
  const admit = (failures: Failures) => {
    const standing = { failures, known: known !== null, picture, now }
    if (missed !== null && needsPicture(standing)) throw refuse(missed, { captcha: true })
    const wait = waitMs(standing)
    if (wait > 0) throw refuseCommonly('request.too_many', { retryAfterSeconds: Math.ceil(wait / 1000) })
  }
  // Who is refused anyway is told so before he holds up anybody.
  admit(await failuresOf(ports.db, attempt))
  await countAttempt(ports.db, attempt, admit)
}

interface Shown extends Pick<AttemptState, 'picture'> {
  missed: 'captcha.required' | 'captcha.incorrect' | null
}

/** What this try shows of a person behind it, and why that is not enough. */
async function shownBy(ports: SignInPorts, credentials: Credentials, attempt: Attempt): Promise<Shown> {
  const { work, captcha, captchaId, username } = credentials
  const { merchantCode, ip } = attempt
  if (!showsPictures(ports, attempt)) return { picture: 'none shown', missed: null }
  if (work) {
    const missed = await workRefusal(ports, work, { purpose: 'login', merchantCode, username, ip })
    return { picture: missed === null ? 'worked' : 'unread', missed }
  }
  if (captcha === undefined || captchaId === undefined) return { picture: 'unread', missed: 'captcha.required' }
  const missed = await captchaRefusal(ports, { merchantCode, captcha, captchaId })
  return { picture: missed === null ? 'read' : 'unread', missed }
}

/** A merchant who switched the pictures off must not lock his members out by asking for one. */
function showsPictures({ merchants }: SignInPorts, { merchantCode }: Pick<Attempt, 'merchantCode'>): boolean {
  return merchants.moduleIsOn(merchantCode, 'CAPTCHA3')
}

async function strongerHash({ password_hash: hash }: MemberRow, password: string): Promise<string | null> {
  return hash !== null && isOutdated(hash) ? hashPassword(password) : null
}
