import * as z from 'zod/mini'

import { openNotice } from '../../../kit/front/controls/sheet.ts'
import type { GameFrame } from '../../../kit/front/frame/game-frame.ts'
import { pause } from '../../../kit/front/play/pause.ts'
import type { RoomVisit } from '../../../kit/front/room/room-visit.ts'
import type { Move } from '../../maths/betting.ts'
import { HandsView, holdemPath, TableInfoView } from '../../play-contract.ts'
import { RoomBody } from '../../table/table-contract.ts'
import type { OwnView, TableView } from '../../table/table-contract.ts'
import { openChipsSheet } from '../controls/chips-sheet.ts'
import { tableRail } from '../controls/table-rail.ts'
import { TableScene } from '../table/table-scene.ts'
import type { HoldemTextId } from '../texts/texts.ts'
import { callTable } from './call-table.ts'
import { soundsOf } from './sounds.ts'

const RETRY_MS = 1_500
const Done = z.object({})
const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')

/** A page at one table: plays with a seat, watches without one. */
export class TableSession {
  readonly #frame: GameFrame<HoldemTextId>
  readonly #name: string
  readonly #onLeave: () => void
  readonly #scene: TableScene
  #tableInfo: TableInfoView | null = null
  #visit: RoomVisit | null = null
  #table: TableView | null = null
  #ownView: OwnView | null = null
  #hasEnded = false
  /** Reports to the frame that the player's hand is over; null outside a hand. */
  #endHand: (() => void) | null = null
  /** A move was sent and is unanswered. */
  #busy = false

  constructor(frame: GameFrame<HoldemTextId>, name: string, onLeave: () => void) {
    this.#frame = frame
    this.#name = name
    this.#onLeave = onLeave
    this.#scene = new TableScene({
      translator: frame.translator,
      now: () => this.#visit?.clock.now() ?? Date.now(),
      onSeat: (seat) => this.#openChipsSheet(seat),
      reducedMotion: () => reduced.matches,
    })
  }

  /** Opens the table, seated or as a viewer. Retries until it is answered, or the player leaves. */
  async enter(): Promise<void> {
    this.#visit?.leave()
    const tableInfo = await callTable(this.#frame, holdemPath.tableInfo, { table: this.#name }, TableInfoView)
    if (this.#hasEnded) return
    if (!tableInfo) {
      await pause(RETRY_MS)
      return this.enter()
    }
    this.#tableInfo = tableInfo
    this.#frame.view.felt.replaceChildren(this.#scene.root)
    this.#visit = this.#frame.enter(tableInfo.room, {
      snapshot: (body) => this.#handleMessage(body),
      event: (body) => this.#handleMessage(body),
      private: (body) => this.#handleMessage(body),
      onRoomOver: () => {
        // The server was restarted, or the player lost the seat: there is another room to join.
        void pause(RETRY_MS).then(() => (this.#hasEnded ? undefined : this.enter()))
        return true
      },
    })
  }

  /** The lobby pauses the game: the player sits out until it resumes. */
  paused(paused: boolean): void {
    if (this.#ownView) void this.#present(paused ? 'sit-out' : 'sit-in')
  }

  #handleMessage(body: unknown): void {
    const { table, own } = RoomBody.parse(body)
    const before = { table: this.#table, own: this.#ownView }
    if (table) this.#table = table
    if (own !== undefined) this.#ownView = own
    if (own === null && before.own && this.#tableInfo?.seated) return this.#onGone(before.table, before.own)
    if (!this.#table) return
    this.#updateHandNumber()
    soundsOf(before, { table: this.#table, own: this.#ownView }, this.#frame.sound)
    this.#announceTurn(before.own)
    this.#show()
  }

  /** During a hand, interruptions by the lobby wait for its end. */
  #updateHandNumber(): void {
    const hand = this.#table?.hand
    const state = this.#ownView && this.#table?.seats[this.#ownView.seat]?.state
    const isIn = hand?.result === null && (state === 'in' || state === 'all-in') && !this.#hasEnded
    if (isIn && !this.#endHand) {
      const ended = new Promise<void>((resolve) => (this.#endHand = resolve))
      void this.#frame.showing(`hand ${this.#name} ${hand.number}`, () => ended)
    }
    if (isIn || !this.#endHand) return
    this.#endHand()
    this.#endHand = null
  }

  #show(): void {
    const [table, own] = [this.#table, this.#ownView]
    if (!table) return
    this.#scene.show({ table, own })
    const rail = tableRail({
      table,
      own,
      translator: this.#frame.translator,
      busy: this.#busy,
      onMove: (move) => void this.#move(move),
      onPresence: (wants) => void this.#present(wants),
      onLeaveSeat: () => this.#confirmLeave(),
      onTopUp: () => this.#openChipsSheet(null),
      onHistory: () => void this.#openHands(),
      onTables: () => this.#openLobby(),
    })
    const { rail: container } = this.#frame.view
    // A slider in use must not be replaced.
    if (rail.dataset['key'] !== container.firstElementChild?.getAttribute('data-key')) container.replaceChildren(rail)
  }

  #announceTurn(before: OwnView | null): void {
    const { translator, view } = this.#frame
    if (this.#ownView?.choices && !before?.choices) view.announce(translator.t('yourTurn'))
  }

  async #move(move: Move): Promise<void> {
    const hand = this.#table?.hand
    if (!hand || this.#busy) return
    this.#busy = true
    this.#show()
    const input = { table: this.#name, hand: hand.number, after: hand.log.length, move }
    await callTable(this.#frame, holdemPath.move, input, Done)
    this.#busy = false
    this.#show()
  }

  async #present(wants: 'sit-out' | 'sit-in' | 'leave' | 'stay'): Promise<void> {
    await callTable(this.#frame, holdemPath.presence, { table: this.#name, wants }, Done)
  }

  #confirmLeave(): void {
    const { translator } = this.#frame
    const amount = translator.money(BigInt(this.#chips(false)))
    openNotice(translator.t('leaveQuestion'), translator.t('leaveHint', { amount }), [
      { label: translator.t('leaveConfirm'), onPress: () => void this.#present('leave') },
      { label: translator.t('stay'), onPress: () => {} },
    ])
  }

  /** Returns the player's chips; `withPot` includes the chips in the pot, for the buy-in limit. */
  #chips(withPot: boolean): number {
    const seat = this.#ownView && this.#table?.seats[this.#ownView.seat]
    if (!seat || !this.#ownView) return 0
    const isPlaying = this.#table?.hand?.result === null
    return seat.stackCents + this.#ownView.incomingCents + (withPot && isPlaying ? seat.putCents : 0)
  }

  #openChipsSheet(seat: number | null): void {
    const { translator, stakeSelector, view } = this.#frame
    const [tableInfo, table] = [this.#tableInfo, this.#table]
    if (!tableInfo || !table) return
    const currentChips = seat === null ? this.#chips(true) : 0
    const max = tableInfo.maxBuyIn - currentChips
    const min = Math.max(tableInfo.minBuyIn - currentChips, table.bigBlind)
    if (max < min) return view.toast(translator.t('topUpFull'))
    const isNew = seat !== null
    openChipsSheet({
      title: isNew ? translator.t('buyInTitle', { seat: translator.number(seat + 1) }) : translator.t('topUpTitle'),
      hint: isNew
        ? translator.t('buyInHint')
        : translator.t('topUpHint', { max: translator.money(BigInt(tableInfo.maxBuyIn)) }),
      label: (amount) => translator.t(isNew ? 'buyInFor' : 'buyMoreFor', { amount }),
      minCents: min,
      maxCents: max,
      stepCents: table.bigBlind,
      balanceCents: stakeSelector.balance,
      translator,
      onChosen: (cents) => void this.#buy(cents, seat),
    })
  }

  async #buy(cents: number, seat: number | null): Promise<void> {
    const round = await this.#frame.stake({ stakeCents: BigInt(cents), choice: { table: this.#name, seat } })
    if (round?.state !== 'held') return
    this.#frame.stakeSelector.setBalance(round.balanceAfterBet)
    if (seat !== null && !this.#hasEnded) await this.enter()
  }

  /** The seat is free again: the chips are being paid out to the balance. */
  #onGone(table: TableView | null, own: OwnView): void {
    const cents = (table?.seats[own.seat]?.stackCents ?? 0) + own.incomingCents
    this.#updateHandNumber()
    this.#visit?.leave()
    this.#frame.view.toast(
      this.#frame.translator.t('leftTableWith', { amount: this.#frame.translator.money(BigInt(cents)) }),
    )
    void this.#afterLeaving()
  }

  async #afterLeaving(): Promise<void> {
    await pause(RETRY_MS)
    const session = await this.#frame.refresh()
    for (const round of session?.held ?? []) if (round.state === 'played') this.#frame.reportShown(round.roundId)
    if (!this.#hasEnded) await this.enter()
  }

  async #openHands(): Promise<void> {
    const { openHandsSheet } = await import('../controls/hands-sheet.ts')
    const readHands = (before: number | null) => {
      const input = before === null ? { table: this.#name } : { table: this.#name, before }
      return callTable(this.#frame, holdemPath.hands, input, HandsView)
    }
    openHandsSheet({ translator: this.#frame.translator, readHands })
  }

  #openLobby(): void {
    this.#hasEnded = true
    this.#updateHandNumber()
    this.#visit?.leave()
    this.#frame.view.showMessage('')
    this.#onLeave()
  }
}
