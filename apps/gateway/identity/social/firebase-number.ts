import { commonRefusal } from '../../kit/refusal.ts'
import type { Firebase, VerifiedToken } from './firebase.ts'

export interface NumberClaim {
  idToken: string | undefined
  /** The typed number in E.164. */
  mobile: string
  requestId: string
}

/** Returns the token if it proves this number, or null. */
export async function tokenOfNumber(
  firebase: Firebase,
  { idToken, mobile, requestId }: NumberClaim,
): Promise<VerifiedToken | null> {
  if (idToken === undefined) return null
  const checkedToken = await firebase.checkToken(idToken)
  if (checkedToken.kind === 'unreachable') throw commonRefusal('service.unavailable', { requestId })
  return checkedToken.kind === 'number' && checkedToken.mobile === mobile ? checkedToken.token : null
}
