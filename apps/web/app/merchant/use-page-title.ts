import { useLingui } from '@lingui/react'
import { useEffect } from 'react'

import type { PageMeta } from '../lib/pages/page-module.ts'
import { useSearch } from '../lib/pages/router.tsx'
import { useSession } from '../lib/session/session.ts'
import { useMerchant } from './public.ts'

/** The server writes the first page's title; the next ones are written here. */
export function usePageTitle(face: PageMeta): void {
  const { name } = useMerchant()
  const text = `${useTitle(face)} · ${name}`
  useEffect(() => {
    document.title = text
  }, [text])
}

/** What the page is called for whoever sees it. */
export function useTitle({ title, firstTitle, titleOf }: PageMeta): string {
  const { i18n } = useLingui()
  const { whitelabel } = useMerchant()
  const search = useSearch()
  const isFirst = useSession()?.firstTimeLogin
  return i18n._((isFirst && firstTitle) || (titleOf?.(search, whitelabel) ?? title))
}
