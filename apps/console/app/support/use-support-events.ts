import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

import { useSite } from '../lib/site.ts'
import { staffLive } from '../lib/staff-live.ts'
import { caseKey, casesKey } from './support-queries.ts'

/** Delay in milliseconds after an event, so that several events cause one call. */
const DELAY_MS = 150

export const viewersKey = (merchant: string, id: string) => ['support-viewers', merchant, id] as const

/**
 * Reads the list and the open case again when they change: a player has written, or a colleague acts. The calls do not
 * extend the session.
 */
export function useSupportEvents(open: string | undefined): void {
  const { code: merchant } = useSite()
  const client = useQueryClient()
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let seenAt = Date.now()
    const read = (at: number) => {
      const events = staffLive.rows.get().filter((row) => row.list === 'support' && row.at >= at)
      const isChanged = events.some(({ what }) => what !== 'claimed')
      if (isChanged) void client.invalidateQueries({ queryKey: casesKey(merchant) })
      if (open === undefined) return
      const ofCase = events.filter(({ id }) => id === open)
      if (ofCase.some(({ what }) => what !== 'claimed'))
        void client.invalidateQueries({ queryKey: caseKey(merchant, open) })
      if (ofCase.some(({ what }) => what === 'claimed'))
        void client.invalidateQueries({ queryKey: viewersKey(merchant, open) })
    }
    const unsubscribe = staffLive.rows.follow(() => {
      timer ??= setTimeout(() => {
        timer = undefined
        const since = seenAt
        seenAt = Date.now()
        read(since - DELAY_MS)
      }, DELAY_MS)
    })
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [client, merchant, open])
}
