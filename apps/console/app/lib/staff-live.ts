import { staffEvents, staffLivePath } from '@ante/contract/console/live.ts'
import type { StaffEvent, StaffEventName } from '@ante/contract/console/live.ts'
import { fromWire } from '@ante/contract/kit/wire-names.ts'
import { useMemo } from 'react'

import { staffSession } from './session-state.ts'
import { Store, useStore } from './store.ts'

/** Delay in milliseconds before a refused stream is reopened; the browser itself reconnects a broken one. */
const RETRY_MS = 20_000
/** Maximum number of stored row events. */
const MAX_ROW_EVENTS = 500

type RowEvent = StaffEvent<'row'> & { at: number }

/** The live stream of the console. It makes no calls, which would extend an idle session. */
class StaffLive {
  readonly inbox = new Store<StaffEvent<'inbox'>>({ waiting: 0, unseen: 0 })
  readonly rows = new Store<readonly RowEvent[]>([])
  /** The last result of an own request, with the time of its receipt. */
  readonly own = new Store<(StaffEvent<'own'> & { at: number }) | null>(null)

  /** Opens the stream of a merchant; returns a function that closes it. */
  connect(merchant: string): () => void {
    let isClosed = false
    let source: EventSource | null = null
    let timer: ReturnType<typeof setTimeout> | undefined
    const open = () => {
      source = new EventSource(staffLivePath(merchant))
      for (const name of EVENTS) source.addEventListener(name, ({ data }) => this.#onEvent(name, String(data)))
      source.addEventListener('error', () => {
        if (source?.readyState !== EventSource.CLOSED || isClosed) return
        timer = setTimeout(open, RETRY_MS)
      })
    }
    open()
    return () => {
      isClosed = true
      clearTimeout(timer)
      source?.close()
      this.inbox.set({ waiting: 0, unseen: 0 })
      this.rows.set([])
    }
  }

  #onEvent(name: StaffEventName, text: string): void {
    const data = staffEvents[name].safeParse(fromWire(staffEvents[name], JSON.parse(text))).data
    if (!data) return
    if ('waiting' in data) this.inbox.set(data)
    else if ('list' in data) this.rows.set([...this.rows.get(), { ...data, at: Date.now() }].slice(-MAX_ROW_EVENTS))
    else if ('about' in data) this.own.set({ ...data, at: Date.now() })
    else staffSession.end(data.reason)
  }
}

const EVENTS: readonly StaffEventName[] = ['inbox', 'row', 'own', 'ended']

export const staffLive = new StaffLive()

interface LiveRows {
  /** Ids of new rows, which the list may contain already. */
  added: ReadonlySet<string>
  /** Ids of rows that have left the list. */
  changed: ReadonlySet<string>
  /** Ids of rows that show other values: a reviewer has claimed or released them, or they were updated. */
  updated: ReadonlySet<string>
  /** Time of the last update, in milliseconds since 1970; 0 if there is none. */
  updatedAt: number
}

/** Returns the changes of a list's rows since the list was loaded. */
export function useLiveRows(list: string, loadedAt: number): LiveRows {
  const rows = useStore(staffLive.rows)
  return useMemo(() => {
    const since = rows.filter((row) => row.list === list && row.at > loadedAt)
    const ids = (what: RowEvent['what']) => since.filter((row) => row.what === what).map(({ id }) => id)
    const changed = new Set(ids('changed'))
    const added = new Set(ids('added').filter((id) => !changed.has(id)))
    const updates = since.filter(({ what }) => what === 'claimed' || what === 'updated')
    const updated = new Set(updates.map(({ id }) => id))
    return { added, changed, updated, updatedAt: updates.at(-1)?.at ?? 0 }
  }, [rows, list, loadedAt])
}

/** Whether a row shows other values since its page was loaded: `lists` is the part of the list's name before the tab. */
export function useIsUpdated(lists: string, id: string, loadedAt: number): boolean {
  const rows = useStore(staffLive.rows)
  return rows.some(
    (row) => row.id === id && row.what === 'updated' && row.list.startsWith(`${lists}.`) && row.at > loadedAt,
  )
}
