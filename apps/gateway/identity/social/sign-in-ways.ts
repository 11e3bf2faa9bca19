import { SocialProvider } from '@ante/contract/identity/social.ts'
import type { SignInWays, SocialWay } from '@ante/contract/identity/social.ts'

import type { IdentityPorts } from '../identity-ports.ts'

type WayPorts = Pick<IdentityPorts, 'config' | 'merchants'>

const FLAG: Record<SocialProvider, string> = { google: 'GOOGLELOGIN3', facebook: 'FACEBOOKLOGIN3' }

/** Returns the sign-in methods that the merchant's site may offer. */
export function signInWays({ config, merchants }: WayPorts, merchantCode: string): SignInWays {
  const { firebase } = config.social
  const social = SocialProvider.options.flatMap((provider): SocialWay[] => {
    const way = methodOf(config, provider)
    return way && isOffered({ merchants }, { merchantCode, provider }) ? [{ provider, by: way }] : []
  })
  return {
    firebase: firebase && {
      projectId: firebase.projectId,
      apiKey: firebase.apiKey,
      authDomain: firebase.authDomain,
      emulatorUrl: firebase.emulatorHost && `http://${firebase.emulatorHost}`,
    },
    smsByFirebase: firebase !== null && merchants.moduleIsOn(merchantCode, 'FIREBASESMS3'),
    social,
  }
}

export function isOffered(
  { merchants }: Pick<WayPorts, 'merchants'>,
  { merchantCode, provider }: { merchantCode: string; provider: SocialProvider },
): boolean {
  return merchants.moduleIsOn(merchantCode, FLAG[provider])
}

/**
 * Returns how a provider is used: directly if it is configured, otherwise through Firebase. The emulator is not used,
 * because it would need internet access.
 */
function methodOf({ social }: WayPorts['config'], provider: SocialProvider): SocialWay['by'] | null {
  if (social[provider]) return 'redirect'
  return social.firebase && !social.firebase.emulatorHost ? 'firebase' : null
}
