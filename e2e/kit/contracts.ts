import type { ContractKind } from '@ante/contract/agents/contract-tiers.ts'
import { createContractInForce } from '@ante/gateway/agents/public.ts'
import { ShiftedClock } from '@ante/gateway/kit/clock.ts'
import { makeTestMember } from '@ante/gateway/test/make-test-member.ts'
import type { Browser, Locator, Page } from '@playwright/test'

import type { BrandOptions } from './brand.ts'
import { withDatabase } from './ledger.ts'
import { newName } from './newcomer.ts'
import { closePopups } from './popups.ts'
import { signIn } from './session.ts'
import type { Translate } from './texts.ts'

/** Password of the members created by `makeTestMember`. */
const PASSWORD = 'Secret2026'

/** Contract categories, with their titles and the pages on which they are offered and answered. */
export const KINDS: { kind: ContractKind; title: string; at: string }[] = [
  { kind: 'daily_salary', title: 'Daily salary', at: '/m/member/agent/getSalaryContract' },
  { kind: 'dividend', title: 'Dividend', at: '/m/member/agent/getDevidendContract' },
  { kind: 'hourly_salary', title: 'Hourly salary', at: '/m/member/agent/getHourContract' },
  { kind: 'realtime_salary', title: 'Real-time salary', at: '/m/member/agent/getSalaryContract?kind=realtime_salary' },
]
/** Tiers of the agents' own contracts. */
const TIERS = [
  { minVolume: '10000.00', netLoss: '0.00', activeMembers: 2, rateType: 'P' as const, rate: '0.5' },
  { minVolume: '50000.00', netLoss: '0.00', activeMembers: 5, rateType: 'P' as const, rate: '0.8' },
]

export const main = (page: Page) => page.getByRole('main')
export const card = (page: Page) => main(page).getByRole('article')
export const button = (inside: Locator, t: Translate, name: string) =>
  inside.getByRole('button', { name: t(name), exact: true })
/** Taps the button of a contract step, and confirms it. */
export async function confirmStep(page: Page, t: Translate, name: string): Promise<void> {
  await button(card(page), t, name).tap()
  await button(page.getByRole('dialog', { name: t(name), exact: true }), t, name).tap()
}
/** Returns the alert shown after the login. */
export const alertOf = (page: Page, t: Translate, title: string) =>
  page.getByRole('dialog', { name: t(title), exact: true })
export const downlinesOf = (at: string) => `${at}${at.includes('?') ? '&' : '?'}side=upline`

/** Creates an agent with contracts of these categories, and a direct downline member. */
export function newParties(
  merchantCode: BrandOptions['merchant'],
  kinds: readonly ContractKind[],
  belowIs: 0 | 1 | 40 | 41 | 42 = 1,
) {
  return withDatabase(async ({ db }) => {
    const context = { ports: { db, clock: new ShiftedClock() } }
    const at = new Date()
    const [upline, downline] = [newName(), newName()]
    const uplineId = await makeTestMember(context, '500.00', { merchantCode, type: 1, account: upline })
    const below = { merchantCode, type: belowIs, account: downline, ...(belowIs !== 42 && { uplineId }) }
    const downlineId = await makeTestMember(context, '0.00', below)
    for (const kind of kinds) {
      const contract = {
        merchantCode,
        uplineId: null,
        downlineId: uplineId,
        kind,
        category: 'CONS' as const,
        tiers: TIERS,
        at,
      }
      await db.transaction().execute((tx) => createContractInForce(tx, contract))
    }
    return { upline, downline, uplineId, downlineId }
  })
}

/** Opens a second phone for another user. */
export async function otherPhone(
  browser: Browser,
  { baseURL, language }: { baseURL: string | undefined; language: string },
) {
  const device = await browser.newContext({ ...(baseURL && { baseURL }), locale: language, hasTouch: true })
  const page = await device.newPage()
  await closePopups(page)
  return { page, close: () => device.close() }
}

export async function signInAs(page: Page, username: string): Promise<void> {
  await signIn(page, { username, password: PASSWORD })
}

export const rateField = (sheet: Locator, t: Translate) => sheet.getByLabel(t('Pays (%)'), { exact: true }).first()
