import type { Offering } from '../member-centre/menu.ts'

/** Switches that others are parts of. */
const WIDER = { MEMTRANS3: true, PERSPNL3: true, AGEINFO3: true, AGEDOWNMAN3: true }

/** A merchant with these switches, and with all of them and the bottom menu's pages in its menus. */
export const offering = (whitelabel: Record<string, boolean>): Offering => ({
  whitelabel: { ...WIDER, ...whitelabel },
  menu: ['HOME', 'PROMOTION', 'DEPOSIT', 'INVITE', 'MEMBER', ...Object.keys(whitelabel)],
  paths: [],
})
