import { useLingui } from '@lingui/react'
import { useEffect } from 'react'

import type { PageFace } from '../lib/pages/page-module.ts'
import { useSession } from '../lib/session/session.ts'
import { useMerchant } from '../merchant/public.ts'

/** The server writes the first page's title; the next ones are written here. */
export function usePageTitle(face: PageFace): void {
  const { name } = useMerchant()
  const text = `${useTitle(face)} · ${name}`
  useEffect(() => {
    document.title = text
  }, [text])
}

/** What the page is called for whoever sees it. */
export function useTitle({ title, firstTitle = title }: PageFace): string {
  const { i18n } = useLingui()
  return i18n._(useSession()?.firstTimeLogin ? firstTitle : title)
}
