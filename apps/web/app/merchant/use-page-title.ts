import { useLingui } from '@lingui/react'
import { useEffect } from 'react'

import type { PageMeta } from '../lib/pages/page-module.ts'
import { useSearch } from '../lib/pages/router.tsx'
import { useSession } from '../lib/session/session.ts'
import { useMerchant } from './public.ts'

/** Sets the title on navigation; the server renders the title of the first page. */
export function usePageTitle(meta: PageMeta): void {
  const { name } = useMerchant()
  const text = `${useTitle(meta)} · ${name}`
  useEffect(() => {
    document.title = text
  }, [text])
}

/** Returns the title of the page for the current user. */
export function useTitle({ title, firstTitle, titleOf }: PageMeta): string {
  const { i18n } = useLingui()
  const { flags } = useMerchant()
  const search = useSearch()
  const isFirst = useSession()?.firstTimeLogin
  return i18n._((isFirst && firstTitle) || (titleOf?.(search, flags) ?? title))
}
