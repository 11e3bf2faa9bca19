import type { PasskeyAssertion, PasskeyCreated } from '@ante/contract/identity/passkeys.ts'
import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import type { WebAuthnCredential } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import type { output } from 'zod/mini'

/** Site (relying party) of a passkey. */
export interface Site {
  /** Host name without port. */
  host: string
  origin: string
}

/** A ceremony of WebAuthn: the site, and the check that consumes its challenge. */
export interface Ceremony {
  site: Site
  useChallenge(challenge: string): Promise<boolean>
}

/** EdDSA, ES256 and RS256: signature algorithms of devices. */
export const PASSKEY_ALGORITHMS = [-8, -7, -257]

/** Returns the relying party of a request. Its host is valid: requests to unknown hosts are refused earlier. */
export const passkeySite = ({ host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>): Site => ({
  host: host.replace(/:\d+$/, '').toLowerCase(),
  origin: `${protocol}://${host.toLowerCase()}`,
})

/** Returns the key that a device has created, or null if its response does not match the ceremony. */
export async function createdPasskey(
  response: output<typeof PasskeyCreated>,
  { site, useChallenge }: Ceremony,
): Promise<WebAuthnCredential | null> {
  const { transports: _, ...attested } = response.response
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, response: attested, clientExtensionResults: {} },
      expectedChallenge: useChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      requireUserVerification: true,
      supportedAlgorithmIDs: PASSKEY_ALGORITHMS,
    })
    return registrationInfo ? { ...registrationInfo.credential, transports: response.response.transports ?? [] } : null
  } catch {
    // The library throws for a wrong origin, a wrong challenge, or malformed bytes.
    return null
  }
}

/** The fields of a stored key that are needed to verify a signature. */
export interface StoredPasskey {
  credential_id: string
  public_key: Buffer
  counter: bigint
}

/** Returns the device's signature counter, or null if its assertion does not match the ceremony. */
export async function signedPasskeyCounter(
  response: output<typeof PasskeyAssertion>,
  { credential_id: id, public_key: publicKey, counter }: StoredPasskey,
  { site, useChallenge }: Ceremony,
): Promise<number | null> {
  const { userHandle: _, ...signed } = response.response
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, response: signed, clientExtensionResults: {} },
      expectedChallenge: useChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.host,
      credential: { id, publicKey: new Uint8Array(publicKey), counter: Number(counter) },
      requireUserVerification: true,
    })
    return verified ? authenticationInfo.newCounter : null
  } catch {
    // The library throws for a wrong origin, a wrong challenge, or a counter that decreased.
    return null
  }
}
