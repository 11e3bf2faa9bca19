import { checkPasswordLink, setPasswordByLink, setPasswordBySms } from '@ante/contract/identity/reset-password.ts'
import type { OutputOf, ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import type { Db } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { IdentityPorts, VisitorCall } from '../identity-ports.ts'
import { readMobile } from '../codes/mobile-number.ts'
import { linkedMember, useLink } from './password-links.ts'
import { hashPassword, verifyPassword } from '../../kit/password.ts'
import { holderOfMobile } from '../registration/profiles.ts'
import { passwordRefusal, registrationRulesOf } from '../registration/registration-rules.ts'
import { setPassword } from './set-password.ts'
import { weakPasswordRefusal } from '../../kit/weak-password/weak-password.ts'
import { tryCode, useCode } from '../codes/verification-codes.ts'

const refuseLink = refusalsOf(setPasswordByLink)
const refuseSms = refusalsOf(setPasswordBySms)

/** Returns the account of a password-reset link, for the page that sets the password. */
export async function showLink(
  ports: IdentityPorts,
  { token }: ParsedInputOf<typeof checkPasswordLink>,
  merchantCode: string,
): Promise<OutputOf<typeof checkPasswordLink>> {
  const linked = await linkedMember(ports, token, merchantCode)
  if (!linked) throw refusalsOf(checkPasswordLink)('password.link.invalid')
  return { userName: linked.member.account }
}

/** Sets the password by an emailed link. Ends all sessions of the member and opens none. */
export async function resetByLink(
  ports: IdentityPorts,
  { token, newPassword, confirmNewPassword }: ParsedInputOf<typeof setPasswordByLink>,
  call: VisitorCall,
): Promise<Record<never, never>> {
  const linked = await linkedMember(ports, token, call.merchantCode)
  if (!linked) throw refuseLink('password.link.invalid')
  const rules = registrationRulesOf(ports.merchants.of(call.merchantCode))
  const names = [linked.member.account]
  const problem = passwordRefusal(rules, { password: newPassword, confirmPassword: confirmNewPassword, names })
  if (problem) throw refuseLink(problem)
  if (await verifyPassword(newPassword, linked.passwordHash)) throw refuseLink('modify.new.old.same')

  const { id } = linked.member
  await setNew(ports, { memberId: id, newPassword }, call, async (tx, now) => {
    if (!(await useLink(tx, token, id, now))) throw refuseLink('password.link.invalid')
  })
  return {}
}

/** Sets the password by a code sent to the member's phone; an unknown number is refused like a wrong code. */
export async function resetBySms(
  ports: IdentityPorts,
  { newPassword, verificationCode, ...typed }: ParsedInputOf<typeof setPasswordBySms>,
  call: VisitorCall,
): Promise<Record<never, never>> {
  const { merchantCode, ip } = call
  const merchant = ports.merchants.of(merchantCode)
  const read = readMobile({ ...typed, currency: merchant.currency })
  if (read.kind === 'none') throw refuseSms('mobileNum.invalid', { minimumDigits: read.minimumDigits })
  const passwords = {
    password: newPassword,
    confirmPassword: newPassword,
    names: [read.mobile.slice(1), typed.mobileNum],
  }
  const problem = passwordRefusal(registrationRulesOf(merchant), passwords)
  // This form has no field for the confirmation, so a mismatch is not a problem.
  if (problem && problem !== 'password.confirmation.mismatch') throw refuseSms(problem)

  const subject = { merchantCode, mobile: read.mobile, purpose: 'reset', ip } as const
  const codeId = await tryCode(ports, subject, verificationCode)
  const holder = await holderOfMobile(ports.db, merchantCode, read.mobile)
  if (codeId === null || !holder) throw refuseSms('verification.code.incorrect')
  if (holder.status === 'disabled') throw refuseSms('account.disabled')
  const weak = weakPasswordRefusal(newPassword, [holder.account])
  if (weak) throw refuseSms(weak)
  // This refusal leaves the code valid, so that the member can choose another password.
  if (await verifyPassword(newPassword, holder.password_hash)) throw refuseSms('modify.new.old.same')

  await setNew(ports, { memberId: holder.id, newPassword }, call, async (tx, now) => {
    if (!(await useCode(tx, codeId, now))) throw refuseSms('verification.code.incorrect')
  })
  return {}
}

/** Sets the password in the transaction that invalidates the link or code. */
async function setNew(
  ports: IdentityPorts,
  { memberId, newPassword }: { memberId: bigint; newPassword: string },
  { visitor }: VisitorCall,
  useUp: (tx: Db, now: Date) => Promise<void>,
): Promise<void> {
  const hash = await hashPassword(newPassword)
  const at = ports.clock.now()
  await inTransaction(ports.db, async (tx) => {
    await useUp(tx, at)
    await setPassword(ports, tx, { memberId, hash, exceptToken: null, visitor, at })
  })
}
