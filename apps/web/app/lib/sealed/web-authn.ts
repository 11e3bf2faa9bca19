import { base64Url, bytesOfBase64Url } from './base64-url.ts'

/** What the gateway asks a device for, as WebAuthn writes it in JSON. */
export interface DeviceWish {
  challenge: string
  [name: string]: unknown
}

/** Whether this browser has passkeys at all; not below iOS 13.4, and nowhere on plain HTTP. */
export const hasPasskeys = (): boolean => typeof window.PublicKeyCredential === 'function'

/** The device, or who holds it, would not: closed, waited too long, or has nothing that fits. It does not say which. */
export class DeviceDeclined extends Error {}

/** The device has made a key for this account before. */
export class KeyExists extends Error {}

/** Lets the device make a key; asks for finger, face or code. */
export async function makeKey(wish: DeviceWish) {
  // The gateway's library writes these fields; the browser throws where one of them is not as it should be.
  const {
    challenge,
    user,
    excludeCredentials,
    extensions: _,
    ...rest
  } = wish as unknown as PublicKeyCredentialCreationOptionsJSON
  const publicKey = {
    ...rest,
    challenge: bytesOfBase64Url(challenge),
    user: { ...user, id: bytesOfBase64Url(user.id) },
    excludeCredentials: descriptors(excludeCredentials),
  } as PublicKeyCredentialCreationOptions
  const credential = await asked(navigator.credentials.create({ publicKey }))
  // It was asked for a key, so this is the answer of one that was made.
  const response = credential.response as AuthenticatorAttestationResponse
  return {
    ...named(credential),
    response: {
      clientDataJSON: base64Url(response.clientDataJSON),
      attestationObject: base64Url(response.attestationObject),
      // Not below Chrome 74 and iOS 16.
      ...('getTransports' in response && { transports: response.getTransports() }),
    },
  }
}

/** Lets the device sign by a key that it has for this site. */
export async function signByKey(wish: DeviceWish) {
  // As above.
  const {
    challenge,
    allowCredentials,
    extensions: _,
    ...rest
  } = wish as unknown as PublicKeyCredentialRequestOptionsJSON
  const publicKey = {
    ...rest,
    challenge: bytesOfBase64Url(challenge),
    allowCredentials: descriptors(allowCredentials),
  } as PublicKeyCredentialRequestOptions
  const credential = await asked(navigator.credentials.get({ publicKey }))
  // It was asked to sign, so this is the answer of one that did.
  const response = credential.response as AuthenticatorAssertionResponse
  const { userHandle } = response
  return {
    ...named(credential),
    response: {
      clientDataJSON: base64Url(response.clientDataJSON),
      authenticatorData: base64Url(response.authenticatorData),
      signature: base64Url(response.signature),
      ...(userHandle && { userHandle: base64Url(userHandle) }),
    },
  }
}

const descriptors = (list: PublicKeyCredentialDescriptorJSON[] = []) =>
  list.map((one) => ({ ...one, id: bytesOfBase64Url(one.id) }))

const named = ({ id, rawId }: PublicKeyCredential) => ({ id, rawId: base64Url(rawId), type: 'public-key' as const })

async function asked(answer: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await answer
    if (!credential) throw new DeviceDeclined()
    // `publicKey` was asked for, and gives nothing else.
    return credential as PublicKeyCredential
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError') throw new KeyExists()
    if (name === 'NotAllowedError' || name === 'AbortError') throw new DeviceDeclined()
    throw error
  }
}
