import { useEffect } from 'react'

import { useMerchant } from '../merchant/public.ts'

/** While a game is shown the document has its name, among a browser's tabs too. */
export function useGameTitle(gameName: string): void {
  const { name } = useMerchant()
  useEffect(() => {
    const { title } = document
    document.title = `${gameName} · ${name}`
    return () => {
      document.title = title
    }
  }, [gameName, name])
}
