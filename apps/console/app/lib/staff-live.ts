import { staffEvents, staffLivePath } from '@ante/contract/console/live.ts'
import type { StaffEvent, StaffEventName } from '@ante/contract/console/live.ts'
import { fromWire } from '@ante/contract/kit/wire-names.ts'
import { useMemo } from 'react'

import { staffSession } from './session-state.ts'
import { Store, useStore } from './store.ts'

/** Time until a refused stream is opened again; the browser itself repeats after a broken connection. */
const RETRY_MS = 20_000
/** Announced rows that are remembered. */
const REMEMBERED = 500

type RowEvent = StaffEvent<'row'> & { at: number }

/** What the gateway pushes to this console. Nothing here calls the gateway, so that an idle session ends in time. */
class StaffLive {
  readonly inbox = new Store<StaffEvent<'inbox'>>({ waiting: 0, unseen: 0 })
  readonly rows = new Store<readonly RowEvent[]>([])
  /** The last own result, with a number that grows. */
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
    else if ('list' in data) this.rows.set([...this.rows.get(), { ...data, at: Date.now() }].slice(-REMEMBERED))
    else if ('about' in data) this.own.set({ ...data, at: Date.now() })
    else staffSession.end(data.reason)
  }
}

const EVENTS: readonly StaffEventName[] = ['inbox', 'row', 'own', 'ended']

export const staffLive = new StaffLive()

/** Returns what happened to a list since its rows were loaded: the number of new rows, and the ids of changed ones. */
export function useLiveRows(list: string, loadedAt: number): { added: number; changed: ReadonlySet<string> } {
  const rows = useStore(staffLive.rows)
  return useMemo(() => {
    const since = rows.filter((row) => row.list === list && row.at > loadedAt)
    const ids = (what: RowEvent['what']) => new Set(since.filter((row) => row.what === what).map(({ id }) => id))
    const changed = ids('changed')
    return { added: [...ids('added')].filter((id) => !changed.has(id)).length, changed }
  }, [rows, list, loadedAt])
}
