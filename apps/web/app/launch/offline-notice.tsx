import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'

import { useConnection } from '../lib/calls/connection.ts'
import { Icon } from '../ui/icon.tsx'
import { walletBalance } from '../wallet/public.ts'
import styles from './offline-notice.module.css'

/**
 * Notice over a game while there is no connection: what happens to the round. On reconnection the balance is reloaded.
 */
export function OfflineNotice() {
  const { t } = useLingui()
  const queries = useQueryClient()
  const { online } = useConnection()
  const wasOnline = useRef(online)
  useEffect(() => {
    if (online && !wasOnline.current) void queries.invalidateQueries(walletBalance)
    wasOnline.current = online
  }, [online, queries])
  return (
    <output className={styles.container}>
      {!online && (
        <span className={styles.line}>
          <Icon name="offline" size={18} />
          <span className={styles.text}>{t`No connection. Rounds in progress will still be settled.`}</span>
        </span>
      )}
    </output>
  )
}
