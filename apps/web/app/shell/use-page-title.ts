import { useLingui } from '@lingui/react'
import { useEffect } from 'react'

import type { PageFace } from '../lib/page-module.ts'
import { useMerchant } from '../merchant/public.ts'

/** The server writes the first page's title; the next ones are written here. */
export function usePageTitle({ title }: PageFace): void {
  const { i18n } = useLingui()
  const { name } = useMerchant()
  const text = `${i18n._(title)} · ${name}`
  useEffect(() => {
    document.title = text
  }, [text])
}
