import * as z from 'zod/mini'

import type { GameFrame } from '../../../kit/front/frame/game-frame.ts'
import { holdemPath, LobbyView, TableName } from '../../play-contract.ts'
import { tableList } from '../controls/table-list.ts'
import type { HoldemTextId } from '../texts/texts.ts'
import { callTable } from './call-table.ts'
import { TableSession } from './table-session.ts'

const POLL_MS = 5_000
const Held = z.object({ table: TableName })

/** Either the list of tables, or one of them. */
export class HoldemPage {
  readonly #frame: GameFrame<HoldemTextId>
  #session: TableSession | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(frame: GameFrame<HoldemTextId>) {
    this.#frame = frame
    frame.onPause = (paused) => this.#session?.paused(paused)
  }

  /** Reopens the table at which the player already has a seat. */
  async start(): Promise<void> {
    const [first] = this.#frame.session.held.flatMap((round) => {
      const heldProgress = round.state === 'held' ? Held.safeParse(round.progress) : null
      return heldProgress?.success ? [heldProgress.data.table] : []
    })
    if (first) await this.#open(first)
    else await this.#list()
  }

  async #list(): Promise<void> {
    clearTimeout(this.#timer)
    const lobby = await callTable(this.#frame, holdemPath.lobby, {}, LobbyView)
    if (this.#session) return
    if (lobby) this.#show(lobby)
    this.#timer = setTimeout(() => void this.#list(), POLL_MS)
  }

  #show(lobby: LobbyView): void {
    const { felt, rail } = this.#frame.view
    const before = felt.querySelector('.lobby')
    const list = tableList(lobby, this.#frame.translator, (table) => void this.#open(table))
    const scrolled = before?.scrollTop ?? 0
    const focused = before?.contains(document.activeElement) === true ? focusIn(before) : -1
    felt.replaceChildren(list)
    list.scrollTop = scrolled
    list.querySelectorAll('button').item(focused)?.focus()
    rail.replaceChildren()
  }

  async #open(table: string): Promise<void> {
    clearTimeout(this.#timer)
    const leave = () => {
      this.#session = null
      void this.#list()
    }
    const session = new TableSession(this.#frame, table, leave)
    this.#session = session
    await session.enter()
  }
}

/** Index of the focused button; -1 when none has the focus. */
function focusIn(list: Element): number {
  return [...list.querySelectorAll('button')].findIndex((candidate) => candidate === document.activeElement)
}
