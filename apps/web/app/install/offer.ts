import { isSwitchedOn } from '@ante/contract/merchant/switches.ts'
import type { MerchantSettings } from '@ante/contract/merchant/settings.ts'

import { safeAddress } from '@ante/contract/messaging/rich-text/safe-address.ts'
import type { DownloadOffer } from './download-rules.ts'

type Resource = MerchantSettings['resources'][number]['resourceType']

/** Special URL schemes with which iOS opens its store or installs an enterprise app. */
const APPLE_SCHEME = /^itms-(apps|services):\/\/[^\s"'<>]+$/

/** Returns the address of a resource, if the merchant has set a safe one. */
export function addressOf({ resources }: Pick<MerchantSettings, 'resources'>, resource: Resource): string | undefined {
  const url = resources.find(({ resourceType }) => resourceType === resource)?.url
  return resource === 'IOS' && url && APPLE_SCHEME.test(url) ? url : safeAddress(url)
}

/** Returns the merchant's offer. */
export function offerOf(settings: Pick<MerchantSettings, 'resources' | 'flags'>): DownloadOffer {
  const { flags } = settings
  return {
    ios: addressOf(settings, 'IOS') !== undefined,
    android: addressOf(settings, 'Android') !== undefined,
    profile: addressOf(settings, 'MOBILECONFIG') !== undefined,
    homeScreen: isSwitchedOn(flags, 'HOMESCREEN3'),
    membersOnly: isSwitchedOn(flags, 'DOWNLOADLOGIN3'),
  }
}
