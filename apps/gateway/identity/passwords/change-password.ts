import { changePassword as endpoint } from '@ante/contract/identity/change-password.ts'
import type { ParsedInputOf } from '@ante/contract/kit/endpoint.ts'

import { inTransaction } from '../../kit/db.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { IdentityPorts, MemberCall } from '../identity-ports.ts'
import { checkPassword, storedHash } from './check-password.ts'
import { hashPassword } from '../../kit/password.ts'
import { passwordRefusal, registrationRulesOf } from '../registration/registration-rules.ts'
import { setPassword } from './set-password.ts'

const refuse = refusalsOf(endpoint)

type Form = ParsedInputOf<typeof endpoint>

/** Changes the password after checking the old one. The current session stays; all others end. */
export async function changePassword(
  ports: IdentityPorts,
  form: Form,
  call: MemberCall,
): Promise<Record<never, never>> {
  const { oldPassword, newPassword, confirmNewPassword } = form
  const oldHash = await checkPassword(ports, oldPassword, call)
  if (oldHash === null) throw refuse('password.incorrect')
  if (newPassword === oldPassword) throw refuse('modify.new.old.same')
  const rules = registrationRulesOf(ports.merchants.of(call.member.merchantCode))
  const names = [call.member.account]
  const problem = passwordRefusal(rules, { password: newPassword, confirmPassword: confirmNewPassword, names })
  if (problem) throw refuse(problem)

  const hash = await hashPassword(newPassword)
  const { visitor, member } = call
  const change = { memberId: BigInt(member.memberId), hash, exceptToken: member.token, visitor, at: ports.clock.now() }
  await inTransaction(ports.db, async (tx) => {
    // A simultaneous change has replaced the password.
    if ((await storedHash(tx, call)) !== oldHash) throw refuse('password.incorrect')
    await setPassword(ports, tx, change)
  })
  return {}
}
