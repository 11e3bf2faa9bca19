import { closingOf } from '@ante/contract/merchant/closing.ts'
import type { Closing } from '@ante/contract/merchant/closing.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { ClosedPageProps } from '../closed/closed-scene.tsx'
import { loadPageMessages } from '../lib/i18n/messages.ts'
import { merchantStatus } from '../merchant/queries.ts'

/** Catalogues of a closed site: it still shows the contact channels. */
export const CLOSED_TEXTS = ['closed', 'support']

const pages = {
  maintenance: () => import('../closed/maintenance-page.tsx'),
  region: () => import('../closed/region-page.tsx'),
}
const prepared = new Map<Closing, ComponentType<ClosedPageProps>>()

/** Loads the page that replaces the app before it is rendered, so that no empty page is shown. */
export async function prepareClosed(closing: Closing): Promise<void> {
  const [{ default: Page }] = await Promise.all([pages[closing](), loadPageMessages(CLOSED_TEXTS)])
  prepared.set(closing, Page)
}

export const preparedClosed = (closing: Closing): ComponentType<ClosedPageProps> | undefined => prepared.get(closing)

/** Returns why the site is closed to this visitor, as far as this page can determine; null if it is open. */
export function currentClosing(queries: QueryClient): Closing | null {
  const status = queries.getQueryData(merchantStatus.queryKey)
  return status ? closingOf(status) : null
}
