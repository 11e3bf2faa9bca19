import { base64Url, bytesOfBase64Url } from './base64-url.ts'

/** WebAuthn options from the gateway, in WebAuthn's JSON format. */
export interface CredentialOptions {
  challenge: string
  [name: string]: unknown
}

/**
 * The device or its user declined: the dialog was closed, timed out, or no credential fits. WebAuthn does not report
 * which.
 */
export class DeviceDeclined extends Error {}

/** The device already has a key for this account. */
export class KeyExists extends Error {}

/** Creates a passkey on the device; prompts for finger, face or code. */
export async function createPasskey(options: CredentialOptions) {
  // The gateway's library writes these fields; the browser throws on an invalid one.
  const {
    challenge,
    user,
    excludeCredentials,
    extensions: _,
    ...rest
  } = options as unknown as PublicKeyCredentialCreationOptionsJSON
  const publicKey = {
    ...rest,
    challenge: bytesOfBase64Url(challenge),
    user: { ...user, id: bytesOfBase64Url(user.id) },
    excludeCredentials: descriptors(excludeCredentials),
  } as PublicKeyCredentialCreationOptions
  const credential = await credentialOf(navigator.credentials.create({ publicKey }))
  // A key was requested, so the response is an attestation.
  const response = credential.response as AuthenticatorAttestationResponse
  return {
    ...idsOf(credential),
    response: {
      clientDataJSON: base64Url(response.clientDataJSON),
      attestationObject: base64Url(response.attestationObject),
      // Missing below Chrome 74 and iOS 16.
      ...('getTransports' in response && { transports: response.getTransports() }),
    },
  }
}

/** How the browser prompts: at once, or among the suggestions of a field until the signal aborts. */
type PromptOptions = Pick<CredentialRequestOptions, 'mediation' | 'signal'>

/** Signs with a key that the device has for this site. */
export async function signWithPasskey(options: CredentialOptions, request: PromptOptions = {}) {
  // As in `createPasskey`, the gateway's library writes these fields.
  const {
    challenge,
    allowCredentials,
    extensions: _,
    ...rest
  } = options as unknown as PublicKeyCredentialRequestOptionsJSON
  const publicKey = {
    ...rest,
    challenge: bytesOfBase64Url(challenge),
    allowCredentials: descriptors(allowCredentials),
  } as PublicKeyCredentialRequestOptions
  const credential = await credentialOf(navigator.credentials.get({ ...request, publicKey }))
  // A signature was requested, so the response is an assertion.
  const response = credential.response as AuthenticatorAssertionResponse
  const { userHandle } = response
  return {
    ...idsOf(credential),
    response: {
      clientDataJSON: base64Url(response.clientDataJSON),
      authenticatorData: base64Url(response.authenticatorData),
      signature: base64Url(response.signature),
      ...(userHandle && { userHandle: base64Url(userHandle) }),
    },
  }
}

const descriptors = (list: PublicKeyCredentialDescriptorJSON[] = []) =>
  list.map((item) => ({ ...item, id: bytesOfBase64Url(item.id) }))

const idsOf = ({ id, rawId }: PublicKeyCredential) => ({ id, rawId: base64Url(rawId), type: 'public-key' as const })

async function credentialOf(answer: Promise<Credential | null>): Promise<PublicKeyCredential> {
  try {
    const credential = await answer
    if (!credential) throw new DeviceDeclined()
    // `publicKey` was requested, so the result is a `PublicKeyCredential`.
    return credential as PublicKeyCredential
  } catch (error) {
    const name = error instanceof Error ? error.name : ''
    if (name === 'InvalidStateError') throw new KeyExists()
    if (name === 'NotAllowedError' || name === 'AbortError') throw new DeviceDeclined()
    throw error
  }
}
