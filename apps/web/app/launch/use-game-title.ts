import { useEffect } from 'react'

import { isolateText } from '../lib/i18n/isolate-text.ts'
import { useMerchant } from '../merchant/public.ts'

/** While a game is shown, the document title is its name, also in the browser's tabs. */
export function useGameTitle(gameName: string): void {
  const { name } = useMerchant()
  useEffect(() => {
    const { title } = document
    document.title = `${isolateText(gameName)} · ${name}`
    return () => {
      document.title = title
    }
  }, [gameName, name])
}
