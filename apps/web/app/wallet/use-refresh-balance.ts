import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

import { showToast } from '../ui/toast-store.ts'
import { walletBalance } from './queries.ts'

/** Returns a function that refetches the balance, and whether it is running. A failure is shown as a toast. */
export function useRefreshBalance() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const [refreshing, setRefreshing] = useState(false)
  const refresh = async () => {
    setRefreshing(true)
    try {
      await queries.query({ ...walletBalance, staleTime: 0 })
    } catch {
      showToast(t`Couldn’t refresh your balance. It’s unchanged. Please try again.`, { tone: 'bad' })
    }
    setRefreshing(false)
  }
  return { refresh: () => void refresh(), refreshing }
}
