import type { SocialProvider } from '@ante/contract/identity/social.ts'

import facebook from './facebook.svg'
import google from './google.svg'

/** Names of the providers, the same in every language, and their logos. */
export const providers: Record<SocialProvider, { name: string; mark: string }> = {
  google: { name: 'Google', mark: google },
  facebook: { name: 'Facebook', mark: facebook },
}
