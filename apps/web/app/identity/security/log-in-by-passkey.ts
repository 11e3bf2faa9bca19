import { beginPasskeyLogin, loginPasskey } from '@ante/contract/identity/passkeys.ts'
import type { Session } from '@ante/contract/identity/session.ts'

import { call } from '../../lib/calls/call.ts'
import { refusedCode } from '../../lib/calls/refused-code.ts'
import { DeviceDeclined, signWithPasskey } from '../../lib/sealed/web-authn.ts'
import { loginDeviceId } from '../device-id.ts'
import { forgetPasskey, rememberPasskey } from './known-passkey.ts'

export type PasskeySignature = Awaited<ReturnType<typeof signWithPasskey>>

/** Milliseconds after which an offer gets a new challenge, shortly before the old one expires after five minutes. */
const OFFERED_MS = 270_000

/** Signs in by a passkey of this device; null when cancelled by its owner, which is no failure. */
export async function logInByPasskey(): Promise<Session | null> {
  const { options } = await call(beginPasskeyLogin, {})
  const signature = await nullIfDeclined(signWithPasskey(options))
  return signature && logInBySignature(signature)
}

/**
 * Offers the device's passkeys among the suggestions of the account field, until one is chosen or the signal aborts. A
 * browser accepts one request at a time: abort the offer before any other.
 */
export async function offerPasskeys(signal: AbortSignal): Promise<PasskeySignature | null> {
  while (!signal.aborted) {
    const { options } = await call(beginPasskeyLogin, {})
    const controller = new AbortController()
    const end = () => controller.abort()
    signal.addEventListener('abort', end)
    const timer = setTimeout(end, OFFERED_MS)
    if (signal.aborted) end()
    const request = { mediation: 'conditional', signal: controller.signal } as const
    const signature = await nullIfDeclined(signWithPasskey(options, request))
    clearTimeout(timer)
    signal.removeEventListener('abort', end)
    // Without a choice and before the timeout, the browser has ended the offer, because it has no passkeys for this
    // site.
    if (signature || !controller.signal.aborted) return signature
  }
  return null
}

/** Signs in by a signature of a passkey. After an unknown passkey, the login by passkey is no longer offered first. */
export async function logInBySignature(response: PasskeySignature): Promise<Session> {
  try {
    const session = await call(loginPasskey, { response, loginDeviceId: loginDeviceId() })
    rememberPasskey()
    return session
  } catch (error) {
    if (refusedCode(error) === 'passkey.incorrect') forgetPasskey()
    throw error
  }
}

async function nullIfDeclined<Result>(signature: Promise<Result>): Promise<Result | null> {
  try {
    return await signature
  } catch (error) {
    if (error instanceof DeviceDeclined) return null
    throw error
  }
}
