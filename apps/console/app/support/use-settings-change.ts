import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { useSite } from '../lib/site.ts'
import { useFailureText } from '../ui/failure-text.ts'
import { settingsQuery } from './support-queries.ts'

/** Returns a function that runs a change of the settings and reads them again, with its state. */
export function useSettingsChange() {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  const failureText = useFailureText()
  const [failure, setFailure] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const run = async (change: () => Promise<unknown>): Promise<void> => {
    setFailure(null)
    setPending(true)
    try {
      await change()
      await client.invalidateQueries({ queryKey: settingsQuery(merchant).queryKey })
    } catch (error) {
      setFailure(failureText(error))
    } finally {
      setPending(false)
    }
  }
  return { failure, isPending, run }
}
