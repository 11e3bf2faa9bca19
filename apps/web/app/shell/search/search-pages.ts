import { isSwitchedOn } from '@ante/contract/merchant/switches.ts'
import type { I18n } from '@lingui/core'

import type { PageMeta, Routes } from '../../lib/pages/page-module.ts'
import type { SearchEntry } from './search-entry.ts'

/** Pages that need no parameters, the most frequently requested first. */
const PAGES = [
  '/m/voucherCenter',
  '/m/withdraw',
  '/m/activity',
  '/m/rewardCenter',
  '/m/lottery',
  '/m/startLottery',
  '/m/gameRecord',
  '/m/transaction/record',
  '/m/statements',
  '/m/transfer',
  '/m/turnover',
  '/m/bankCards',
  '/m/inviteFriends',
  '/m/member/benefits',
  '/m/member/manualRebate',
  '/m/leaderBoard',
  '/m/redRain',
  '/m/profitandloss',
  '/m/mine',
  '/m/message',
  '/m/service',
  '/m/help',
  '/m/securityCenter',
  '/m/safePlay',
  '/m/set',
  '/m/sportsResults',
  '/m/sportsStandings',
  '/m/winnerPage',
  '/m/download',
  '/m/useragreement',
] as const

/** Returns the pages of the merchant's route table that its flags allow, by their titles in the player's language. */
export function pageEntries(routes: Routes, flags: Record<string, boolean>, i18n: I18n): SearchEntry[] {
  return PAGES.flatMap((path): SearchEntry[] => {
    const meta: PageMeta | undefined = routes[path]?.meta
    if (!meta || !isOn(meta, flags)) return []
    return [{ kind: 'page', name: i18n._(meta.title), note: '', to: path, picture: '' }]
  })
}

function isOn({ module }: PageMeta, flags: Record<string, boolean>): boolean {
  if (module === undefined) return true
  return [module].flat().some((flag) => isSwitchedOn(flags, flag))
}
