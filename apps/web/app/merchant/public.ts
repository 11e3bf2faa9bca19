import type { MerchantSettings } from '@ante/contract/merchant/settings.ts'
import { isPageOpen } from '@ante/contract/merchant/open-pages.ts'
import { isSwitchedOn } from '@ante/contract/merchant/switches.ts'
import { useSuspenseQuery } from '@tanstack/react-query'

import { merchantSettings } from './queries.ts'

export { LanguageButton, loadLanguageSheet } from './language-button.tsx'
export { merchantSettings } from './queries.ts'

/** Returns the merchant of this page. */
export function useMerchant(): MerchantSettings {
  return useSuspenseQuery(merchantSettings).data
}

/** Whether a module is switched on for this merchant, by the flag's name. */
export function useFlag(name: string): boolean {
  return isSwitchedOn(useMerchant().flags, name)
}

/**
 * Returns a function that checks whether the merchant has the page at a path, and lists it in its menus under a key.
 */
export function useMenu(): (key: string, path: string) => boolean {
  const { menu, paths } = useMerchant()
  return (key, path) => menu.includes(key) && isPageOpen(paths, path)
}
