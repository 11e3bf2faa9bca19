import type { PasskeyAssertion, PasskeyCreated, PasskeyOptions } from '@ante/contract/identity/passkeys.ts'
import { beginStaffPasskey } from '@ante/contract/staff/sign-in.ts'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { input, output } from 'zod/mini'

import { call } from './call.ts'

type Options = output<typeof PasskeyOptions>

/** Whether passkeys can be used: not on plain HTTP except at localhost, and not in browsers without them. */
export const hasPasskeys = (): boolean => 'PublicKeyCredential' in window

/** Prompts to create a passkey on the device; null if the person cancels, or the device already has one. */
export function createPasskey(options: Options): Promise<input<typeof PasskeyCreated> | null> {
  // The gateway's library writes the options in WebAuthn's JSON format.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return unlessCancelled(startRegistration({ optionsJSON }))
}

/** Prompts to sign with a passkey of the console; null if the person cancels. */
export async function signWithPasskey(): Promise<input<typeof PasskeyAssertion> | null> {
  const { options } = await call(beginStaffPasskey, {})
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return unlessCancelled(startAuthentication({ optionsJSON }))
}

async function unlessCancelled<Response>(ceremony: Promise<Response>): Promise<Response | null> {
  try {
    return await ceremony
  } catch (error) {
    if (error instanceof Error && ['NotAllowedError', 'AbortError', 'InvalidStateError'].includes(error.name))
      return null
    throw error
  }
}
