import '../../app/base.css'

import { languages } from '@ante/contract/merchant/language.ts'
import type { Language } from '@ante/contract/merchant/language.ts'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished } from 'vitest'

import { startBackground } from '../../app/start-background.ts'
import { BrowserApp } from '../../app/browser-app.tsx'
import { call } from '../../app/lib/calls/call.ts'
import { identifyCaller } from '../../app/lib/calls/caller.ts'
import { createQueryClient } from '../../app/lib/calls/query-client.ts'
import { addressOf } from '../../app/lib/pages/address.ts'
import { openPage } from '../../app/lib/pages/open-page.ts'
import { deviceStorage, tabStorage } from '../../app/lib/browser/storage.ts'
import { sessionStore } from '../../app/lib/session/session.ts'
import { loadServerMessages } from '../../app/lib/i18n/server-messages.ts'
import { merchantSettings, merchantStatus } from '../../app/merchant/queries.ts'
import { openRoutes } from '../../app/open-routes.ts'
import { routes } from '../../app/routes.ts'
import { runServerAction } from './run-server-action.ts'
import type { DemoMember, Merchant, ScreenMember, SignedIn, RequestedMember } from './new-member.ts'

interface Opening {
  merchant?: Merchant
  language?: Language
  member?: Pick<SignedIn, 'session'>
  /** Whether to start the background work too: the live stream and the automatic recovery. */
  live?: boolean
}

/** Catalogues of all capabilities: the test may navigate to any page. */
const CATALOGUES = Object.keys(import.meta.glob('../../translations/en/*.po')).map(
  (file) => /(\w+)\.po$/.exec(file)?.[1] ?? '',
)

const BRANDS: Record<string, () => Promise<unknown>> = {
  aurora: () => import('../../brands/aurora/tokens.css'),
  lotus: () => import('../../brands/lotus/tokens.css'),
}

let leave = () => {}

/** Clears the device's storage for the next test. */
function clearAll(): void {
  leave()
  leave = () => {}
  deviceStorage.clear()
  tabStorage.clear()
}

/**
 * Opens an address of the real app in this browser: its router, shell, texts and brand, with the real gateway behind
 * it. A second call in a test simulates a reload on the same device.
 */
export async function openScreen(
  path: string,
  { merchant = 'aurora', language = 'EN', member, live = false }: Opening = {},
) {
  leave()
  const { locale, direction } = languages[language]
  Object.assign(document.documentElement, { lang: locale, dir: direction })
  document.documentElement.dataset['merchant'] = merchant
  if (member) sessionStore.set(member.session)
  else sessionStore.clear()
  identifyCaller(merchant, language)

  const queries = createQueryClient(call)
  await Promise.all([BRANDS[merchant]?.(), queries.query(merchantSettings), queries.query(merchantStatus)])
  history.pushState(null, '', path)
  const address = addressOf(path, 'first')
  const [i18n, page] = await Promise.all([
    loadServerMessages(locale, CATALOGUES),
    openPage(openRoutes(routes, queries), address, queries),
  ])
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  const stopLive = live ? startBackground(queries) : () => {}
  leave = () => {
    stopLive()
    root.unmount()
    container.remove()
    queries.clear()
  }
  onTestFinished(clearAll)
  root.render(
    <StrictMode>
      <BrowserApp texts={i18n} queries={queries} first={{ address, arrival: 'first', page }} />
    </StrictMode>,
  )
  // Waits for the navigator, without which a tap on a link has no effect.
  await expect.poll(() => history.state, { message: 'navigator' }).not.toBeNull()
}

/** Creates a member at the gateway behind the screens, and signs in. */
export const newMember = (options: RequestedMember = {}): Promise<ScreenMember> => runServerAction('newMember', options)

/** Signs in a member of the demo. */
export const demoMember = (options: DemoMember): Promise<SignedIn> => runServerAction('demoMember', options)
