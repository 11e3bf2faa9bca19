import { closingOf } from '@ante/contract/merchant/closing.ts'
import type { Closing } from '@ante/contract/merchant/closing.ts'
import type { QueryClient } from '@tanstack/react-query'
import type { ComponentType } from 'react'

import type { ClosedPageProps } from '../closed/closed-scene.tsx'
import { addPageWords } from '../lib/words/words.ts'
import { merchantStatus } from '../merchant/queries.ts'

/** The catalogues of a closed site: it still tells how to reach people. */
export const CLOSED_WORDS = ['closed', 'support']

const pages = {
  maintenance: () => import('../closed/maintenance-page.tsx'),
  region: () => import('../closed/region-page.tsx'),
}
const prepared = new Map<Closing, ComponentType<ClosedPageProps>>()

/** Loads what replaces the app: before it is drawn, so that nobody looks at nothing. */
export async function prepareClosed(closing: Closing): Promise<void> {
  const [{ default: Page }] = await Promise.all([pages[closing](), addPageWords(CLOSED_WORDS)])
  prepared.set(closing, Page)
}

export const preparedClosed = (closing: Closing): ComponentType<ClosedPageProps> | undefined => prepared.get(closing)

/** Why the site is closed to this visitor, if it is, as far as this page knows. */
export function closingNow(queries: QueryClient): Closing | null {
  const status = queries.getQueryData(merchantStatus.queryKey)
  return status ? closingOf(status) : null
}
