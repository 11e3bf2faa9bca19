import * as z from 'zod/mini'

import type { GameFrame } from '../../../kit/front/frame/game-frame.ts'
import { holdemPath, LobbyView, TableName } from '../../play-contract.ts'
import { tableList } from '../controls/table-list.ts'
import type { HoldemWord } from '../words/words.ts'
import { ask } from './ask.ts'
import { TableStay } from './table-stay.ts'

const POLL_MS = 5_000
const Held = z.object({ table: TableName })

/** Either the list of tables, or one of them. */
export class HoldemPage {
  readonly #frame: GameFrame<HoldemWord>
  #stay: TableStay | null = null
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(frame: GameFrame<HoldemWord>) {
    this.#frame = frame
    frame.onPause = (paused) => this.#stay?.paused(paused)
  }

  /** Reopens the table at which the player already has a seat. */
  async start(): Promise<void> {
    const [first] = this.#frame.session.held.flatMap((round) => {
      const held = round.state === 'held' ? Held.safeParse(round.progress) : null
      return held?.success ? [held.data.table] : []
    })
    if (first) await this.#open(first)
    else await this.#list()
  }

  async #list(): Promise<void> {
    clearTimeout(this.#timer)
    const lobby = await ask(this.#frame, holdemPath.lobby, {}, LobbyView)
    if (this.#stay) return
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
      this.#stay = null
      void this.#list()
    }
    const stay = new TableStay(this.#frame, table, leave)
    this.#stay = stay
    await stay.enter()
  }
}

/** Index of the focused button. */
function focusIn(list: Element): number {
  return [...list.querySelectorAll('button')].findIndex((one) => one === document.activeElement)
}
