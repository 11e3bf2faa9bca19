import type { SETUP_ROLE } from '@ante/gateway/console/setups/test/setup-role.ts'
import { newStaff } from '@ante/gateway/staff/test/staff-members.ts'
import type { Page } from '@playwright/test'

import { consoleOrigin } from './invite-staff.ts'
import { test as journey } from './journey.ts'
import { withSiteGateway } from './site-gateway.ts'

/** Screen size of a desktop computer, on which staff uses the console. */
export const DESKTOP = { width: 1280, height: 800 }

const SESSION_COOKIE = '__Host-ante-console'

/**
 * Role and its merchant; null is the platform. No journey uses a platform owner, because commands of the operator CLI
 * would then require a sign-in.
 */
type Role = readonly [
  code: 'finance' | 'risk' | 'merchant-admin' | 'trader' | 'content' | 'support' | 'developer' | typeof SETUP_ROLE,
  merchantCode: string | null,
]

interface StaffPage {
  page: Page
  mail: string
}

interface ConsoleFixtures {
  /** Opens a page of the console as new staff with this role, in a separate browser context. */
  openAsStaff(role: Role, path: string): Promise<StaffPage>
}

/** A test of the built console that fails when a browser reports an error. */
export const test = journey.extend<ConsoleFixtures>({
  openAsStaff: async ({ browser }, use) => {
    const errors: string[] = []
    const contexts: { close(): Promise<void> }[] = []
    await use(async (role, path) => {
      const { mail, token } = await withSiteGateway((gateway) => newStaff(gateway, { roles: [role] }))
      const context = await browser.newContext({ baseURL: consoleOrigin(), viewport: DESKTOP, reducedMotion: 'reduce' })
      contexts.push(context)
      // The cookie requires a secure origin, and the browser treats this machine as one.
      const url = consoleOrigin().replace('http:', 'https:')
      await context.addCookies([
        { name: SESSION_COOKIE, value: token, url, secure: true, httpOnly: true, sameSite: 'Strict' },
      ])
      const page = await context.newPage()
      page.on('pageerror', (error) => errors.push(`${page.url()}: ${error.message}`))
      await page.goto(path)
      return { page, mail }
    })
    for (const context of contexts) await context.close()
    journey.expect(errors, 'errors in the browser').toEqual([])
  },
})

export { expect } from '@playwright/test'
