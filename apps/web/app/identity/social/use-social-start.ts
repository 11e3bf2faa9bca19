import { beginSocial } from '@ante/contract/identity/social.ts'
import type { FirebaseProject, SocialProvider, SocialWay } from '@ante/contract/identity/social.ts'
import { useMutation } from '@tanstack/react-query'

import { call } from '../../lib/calls/call.ts'
import { addressInvitation } from '../register/invitation-address.ts'
import { storeLoginRequest } from './login-request.ts'
import type { LinkInvitation } from './login-request.ts'
import type { SocialLogin } from './use-social-login.ts'

/** Redirects to the provider, or opens a Firebase window. */
export function useSocialStart({ first }: SocialLogin, firebase: FirebaseProject | null) {
  const leaving = useMutation({ mutationFn: openProviderPage, networkMode: 'always' })
  const start = ({ provider, by }: SocialWay) => {
    leaving.reset()
    const invitation = invitationOfAddress()
    if (by === 'redirect') leaving.mutate({ provider, invitation })
    else first.mutate({ provider, invitation, prove: () => requestByFirebase(provider, firebase) })
  }
  return { start, leaving }
}

/** Navigates to the provider's page. The buttons stay busy until the browser leaves this page. */
async function openProviderPage({ provider, invitation }: { provider: SocialProvider; invitation: LinkInvitation }) {
  const { url, state } = await call(beginSocial, { provider })
  storeLoginRequest({ provider, state, invitation })
  location.assign(url)
}

async function requestByFirebase(provider: SocialProvider, project: FirebaseProject | null) {
  if (!project) return null
  const { popupProof } = await loadPopup()
  return popupProof(project, provider)
}

/** Safari opens a window only shortly after a tap, so this is preloaded. */
export const loadPopup = () => import('./firebase-popup.ts')

function invitationOfAddress(): LinkInvitation {
  const fromAddress = addressInvitation()
  return (
    fromAddress && { code: fromAddress.code, ...(fromAddress.domain !== undefined && { domain: fromAddress.domain }) }
  )
}
