import { beginSocial as endpoint } from '@ante/contract/identity/social.ts'
import type { OutputOf } from '@ante/contract/kit/endpoint.ts'

import { commonRefusal } from '../../kit/refusal.ts'
import { refusalsOf } from '../../kit/serve.ts'
import type { IdentityPorts } from '../identity-ports.ts'
import { isOffered } from './sign-in-ways.ts'
import { storeLoginRequest } from './login-requests.ts'
import type { LoginRequest } from './login-requests.ts'

const refuse = refusalsOf(endpoint)

/** Returns the provider's URL to which the browser is sent. */
export async function beginSocial(
  ports: IdentityPorts,
  loginRequest: LoginRequest,
): Promise<OutputOf<typeof endpoint>> {
  const provider = isOffered(ports, loginRequest) ? ports.providers.of(loginRequest.provider) : null
  if (!provider) throw commonRefusal('function.not.available')
  const { state, ...stored } = await storeLoginRequest(ports, loginRequest)
  const url = await provider.addressFor({ ...stored, state, redirectUri: loginRequest.redirectUri })
  if (url === null) throw refuse('social.unavailable')
  return { url, state }
}
