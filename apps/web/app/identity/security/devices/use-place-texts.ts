import { browserOf } from '@ante/contract/identity/browser-of.ts'
import { useLingui } from '@lingui/react/macro'

import { countryName } from '../../../lib/i18n/country-name.ts'
import { useMerchant } from '../../../merchant/public.ts'

/** Address and device of a sign-in, as returned by the gateway. */
export interface DeviceLocation {
  ip: string
  country: string | null
  device: string
  userAgent: string
}

const PHONES = new Set(['iPhone', 'iPad', 'Android'])

export const isPhone = ({ userAgent }: DeviceLocation): boolean => PHONES.has(browserOf(userAgent).system ?? '')

/** Describes device and place so that their owner recognizes them. */
export function usePlaceTexts() {
  const { t, i18n } = useLingui()
  const { name: site } = useMerchant()
  const deviceTexts = ({ device, userAgent }: DeviceLocation): string => {
    const { browser, system } = browserOf(userAgent)
    if (device === 'APP') return system === null ? t`${site} app` : t`${site} app on ${system}`
    if (device === 'OTHERS') return system === null ? t`Installed web app` : t`Installed web app on ${system}`
    if (browser === null) return system ?? t`Unknown device`
    return system === null ? browser : t`${browser} on ${system}`
  }
  const placeTexts = ({ ip, country }: DeviceLocation): string =>
    country === null ? ip : `${countryName(country, i18n.locale)} · ${ip}`
  return { deviceText: deviceTexts, placeText: placeTexts }
}
