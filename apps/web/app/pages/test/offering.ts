import type { MerchantOffering } from '../member-centre/menu.ts'

/** Flags that include others. */
const EXTRA_FLAGS = { MEMTRANS3: true, PERSPNL3: true, AGEINFO3: true, AGEDOWNMAN3: true }

/** Returns a merchant with these flags, and with all of them and the pages of the bottom navigation in its menus. */
export const offering = (flags: Record<string, boolean>): MerchantOffering => ({
  flags: { ...EXTRA_FLAGS, ...flags },
  menu: ['HOME', 'PROMOTION', 'DEPOSIT', 'INVITE', 'MEMBER', ...Object.keys(flags)],
  paths: [],
})
