import { beginPasskeyLogin, loginPasskey } from '@ante/contract/identity/passkeys.ts'
import type { Session } from '@ante/contract/identity/session.ts'

import { call } from '../../lib/calls/call.ts'
import { DeviceDeclined, signWithPasskey } from '../../lib/sealed/web-authn.ts'
import { loginDeviceId } from '../device-id.ts'

/** Signs in by a passkey of this device; null when cancelled by its owner, which is no failure. */
export async function logInByPasskey(): Promise<Session | null> {
  const { options } = await call(beginPasskeyLogin, {})
  try {
    const response = await signWithPasskey(options)
    return await call(loginPasskey, { response, loginDeviceId: loginDeviceId() })
  } catch (error) {
    if (error instanceof DeviceDeclined) return null
    throw error
  }
}
