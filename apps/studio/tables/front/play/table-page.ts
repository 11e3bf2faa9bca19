import type { GameFrame } from '../../../kit/front/frame/game-frame.ts'
import type { RoomVisit } from '../../../kit/front/room/room-visit.ts'
import { moneyOf, roomOf, StakeUpdate, TableEvent, TableView as TableSeen } from '../../table-contract.ts'
import type { DealView } from '../../table-contract.ts'
import type { GameView } from '../game-view.ts'
import type { Rail } from '../view/rail.ts'
import type { TableView } from '../view/table-view.ts'
import type { TableTextId } from '../texts/table-texts.ts'
import { MyStakes } from './my-stakes.ts'
import { bySpot } from './slip.ts'
import type { Chip, Shortage, Slip } from './slip.ts'
import { EMPTY, tableStateOf, phaseAt, withClosed, withDecided, withOpened, withTotals } from './table-state.ts'
import type { Phase, TableState } from './table-state.ts'
import { waitFor } from './wait-for.ts'

/** Time before the close of betting at which unconfirmed chips are confirmed automatically. */
const CONFIRM_BEFORE_MS = 1_500
const LAST_BETS_MS = 5_000
const TICK_MS = 200
/** A result that was decided longer ago than this is shown immediately, without animation. */
const LATE_MS = 1_500
/** Timeout for the player's results, and then for their payment, which begins only after the full display of a deal. */
const TIMEOUT_MS = 20_000

interface Ports {
  frame: GameFrame<TableTextId>
  gameView: GameView
  view: TableView
  slip: Slip
  rail: () => Rail
  tableMax: bigint
}

/** A player's page: display of the table, chips, and results. */
export class TablePage {
  readonly #ports: Ports
  readonly #money: string
  readonly #mine = new MyStakes()
  #state: TableState = EMPTY
  #visit: RoomVisit | null = null
  #phase: Phase = 'waiting'
  #shownDealId = ''
  #previousChips: Chip[] = []
  #isLive = false
  #isPaused = false
  #tapped = 0
  #result: string | null = null

  constructor(ports: Ports) {
    this.#ports = ports
    this.#money = moneyOf(ports.frame.session)
  }

  begin(): void {
    const { frame } = this.#ports
    for (const round of frame.session.held) this.#mine.update(round)
    frame.onPause = (paused) => {
      this.#isPaused = paused
      this.#draw()
    }
    this.#visit = frame.enter(roomOf(frame.session.title), {
      snapshot: (body) => this.#setState(tableStateOf(TableSeen.parse(body))),
      event: (body) => this.#handleEvent(TableEvent.parse(body)),
      private: (body) => this.#onStakeUpdate(StakeUpdate.parse(body)),
      state: (state) => {
        this.#isLive = state === 'live'
        this.#draw()
      },
    })
    setInterval(() => this.#tick(), TICK_MS)
    this.#draw()
  }

  get deal(): DealView | null {
    return this.#state.deal
  }

  placeChips(chips: readonly Chip[]): void {
    if (!this.#isOpen) return
    this.#ports.frame.sound.click()
    this.#showShortage(this.#ports.slip.place(chips, this.#headroom))
    this.#draw()
  }

  double(): void {
    this.#showShortage(this.#ports.slip.double(this.#headroom))
    this.#draw()
  }

  rebet(): void {
    this.#showShortage(this.#ports.slip.place(this.#previousChips, this.#headroom))
    this.#draw()
  }

  undo(): void {
    this.#ports.slip.undo()
    this.#draw()
  }

  clear(): void {
    this.#ports.slip.clear()
    this.#draw()
  }

  /** All unconfirmed chips become one stake. */
  async confirm(): Promise<void> {
    const { slip, frame } = this.#ports
    const { deal } = this.#state
    if (!deal || !this.#isOpen || slip.isEmpty) return
    const [chips, stakeCents] = [slip.chips, slip.total]
    const name = `tap ${(this.#tapped += 1)}`
    slip.clear()
    this.#mine.sending(name, deal.id, chips)
    this.#draw()
    const spots = chips.map(({ spot, cents }) => [spot, `${cents}`])
    const round = await frame.stake({ stakeCents, choice: { deal: deal.id, spots } })
    this.#mine.remove(name)
    if (round) this.#mine.update(round)
    this.#draw()
  }

  get #isOpen(): boolean {
    return this.#phase === 'betting' && this.#isLive && !this.#isPaused
  }

  get #headroom() {
    const confirmed = this.#confirmedOrPending()
    return { confirmed, balance: this.#ports.frame.stakeSelector.balance }
  }

  #confirmedOrPending(): Map<string, bigint> {
    const id = this.#state.deal?.id ?? ''
    const chips = [...this.#mine.confirmed(id), ...this.#mine.pendingChips(id)]
    return bySpot(chips.map(([spot, cents]) => ({ spot, cents })))
  }

  #handleEvent(event: TableEvent): void {
    switch (event.is) {
      case 'opened':
        return this.#setState(withOpened(this.#state, event.view))
      case 'totals':
        return this.#setState(withTotals(this.#state, event))
      case 'closed':
        return this.#setState(withClosed(this.#state, event.deal))
      case 'decided':
        return this.#setState(withDecided(this.#state, event))
    }
  }

  #onStakeUpdate(update: StakeUpdate): void {
    this.#mine.onMessage(update)
    this.#draw()
  }

  #setState(state: TableState): void {
    const before = this.#state.deal
    this.#state = state
    if (before?.id !== state.deal?.id) this.#showDeal(state.deal, before)
    this.#tick()
    this.#draw()
    if (state.deal?.decidedAt != null) void this.#reveal(state.deal)
  }

  /** Shows a new deal, in which the stakes of the previous deal can be repeated. */
  #showDeal(deal: DealView | null, before: DealView | null): void {
    const { slip, gameView } = this.#ports
    const stakes = before ? [...this.#mine.confirmed(before.id)].map(([spot, cents]) => ({ spot, cents })) : []
    if (stakes.length > 0) this.#previousChips = stakes
    slip.clear()
    this.#result = null
    gameView.felt.mark(null)
    if (deal) gameView.idle(deal)
    gameView.history(this.#state.history, deal)
  }

  async #reveal(deal: DealView): Promise<void> {
    if (this.#shownDealId === deal.id) return
    this.#shownDealId = deal.id
    const outcome = deal.outcomes?.[this.#money] ?? deal.outcomes?.['']
    const { gameView, frame, slip, view } = this.#ports
    slip.clear()
    const isLate = (this.#visit?.clock.now() ?? 0) - (deal.decidedAt ?? 0) > LATE_MS
    const show = async () => {
      view.gesture('deal')
      if (isLate) gameView.show(outcome)
      else await gameView.reveal(outcome)
      if (this.#state.deal?.id === deal.id) this.#showResult(deal, outcome)
      await this.#showOwnResult(deal)
    }
    const isMine = this.#mine.resultOf(deal.id).roundIds.length > 0
    await (isMine ? frame.showing(deal.id, show) : show())
  }

  #showResult(deal: DealView, outcome: unknown): void {
    const { gameView, view, frame } = this.#ports
    this.#result = gameView.result(outcome)
    gameView.felt.mark((spot) => gameView.wins(outcome, spot))
    gameView.history([...this.#state.history, outcome], deal)
    view.gesture(gameView.gesture(outcome))
    view.showMessage(this.#result)
    frame.view.announce(this.#result)
  }

  /** Shows the result of the player's own stakes as soon as it is known, and waits until their win is paid. */
  async #showOwnResult(deal: DealView): Promise<void> {
    const { frame } = this.#ports
    const ownResult = () => this.#mine.resultOf(deal.id)
    if (ownResult().roundIds.length === 0) return
    await waitFor(() => ownResult().isKnown, TIMEOUT_MS)
    this.#showResultText(deal)
    await waitFor(() => ownResult().isPaid, TIMEOUT_MS)
    if (!ownResult().isPaid) frame.view.toast(frame.translator.t('winPending'))
    await frame.refresh()
  }

  #showResultText(deal: DealView): void {
    const { frame, view } = this.#ports
    const { isKnown, wonCents, stakedCents, roundIds } = this.#mine.resultOf(deal.id)
    if (!isKnown) return
    const text = this.#wordOf(wonCents, stakedCents)
    if (this.#state.deal?.id === deal.id) {
      const texts = [this.#result, text].filter((part) => part !== null)
      this.#result = texts.join(' · ')
      view.showMessage(this.#result, wonCents > stakedCents ? 'win' : 'plain')
    }
    frame.view.announce(text)
    if (wonCents > stakedCents) frame.sound.win()
    for (const roundId of roundIds) frame.reportShown(roundId)
  }

  #wordOf(wonCents: bigint, stakedCents: bigint): string {
    const { translator } = this.#ports.frame
    if (wonCents === 0n) return translator.t('youLost')
    if (wonCents === stakedCents) return translator.t('yourMoneyBack')
    return translator.t('youWon', { amount: translator.money(wonCents) })
  }

  #showShortage(shortage: Shortage | null): void {
    if (!shortage) return
    const { frame, tableMax } = this.#ports
    const { translator } = frame
    if (shortage === 'limit.table') frame.view.toast(translator.t('limitTable', { amount: translator.money(tableMax) }))
    else frame.view.toast(translator.t(shortage === 'balance' ? 'limitBalance' : 'limitSpotReached'))
  }

  #tick(): void {
    const now = this.#visit?.clock.now() ?? 0
    const phase = phaseAt(this.#state, now)
    if (phase !== this.#phase) this.#enterPhase(phase)
    const { deal } = this.#state
    const { view, slip } = this.#ports
    if (phase !== 'betting' || !deal) return view.clock.show(null, 1)
    const leftMs = deal.closesAt - now
    view.clock.show(leftMs, deal.closesAt - deal.opensAt)
    const { translator } = this.#ports.frame
    view.showMessage(translator.t(leftMs <= LAST_BETS_MS ? 'lastBets' : 'placeBets'))
    if (leftMs <= CONFIRM_BEFORE_MS && !slip.isEmpty && this.#isOpen) {
      this.#ports.frame.view.toast(translator.t('autoConfirmed'))
      void this.confirm()
    }
  }

  #enterPhase(phase: Phase): void {
    const { view, slip, frame } = this.#ports
    this.#phase = phase
    const { translator } = frame
    if (phase === 'betting') {
      view.gesture('invite')
      frame.view.announce(translator.t('placeBets'))
    } else if (phase === 'closed') {
      slip.clear()
      view.gesture('close')
      view.showMessage(translator.t('noMoreBets'), 'stop')
      frame.view.announce(translator.t('noMoreBets'))
    } else if (phase === 'decided' && this.#result === null) view.showMessage(translator.t('deciding'))
    else if (phase === 'waiting' && this.#result === null) view.showMessage(translator.t('waitingForNext'))
    this.#draw()
  }

  #draw(): void {
    const { gameView, rail, slip, view, frame } = this.#ports
    const id = this.#state.deal?.id ?? ''
    const pending = [...this.#mine.pendingChips(id)].map(([spot, cents]) => ({ spot, cents }))
    const unconfirmed = bySpot([...slip.chips, ...pending])
    const totals = this.#state.totals[this.#money] ?? null
    gameView.felt.show({ confirmed: this.#mine.confirmed(id), unconfirmed, totals, isOpen: this.#isOpen })
    rail().show({
      isOpen: this.#isOpen,
      hasUnconfirmed: !slip.isEmpty,
      hasConfirmed: this.#confirmedOrPending().size > 0,
      hasBefore: this.#previousChips.length > 0,
      total: slip.isEmpty ? null : frame.translator.money(slip.total),
    })
    const sum = Object.values(totals?.spots ?? {}).reduce((total, cents) => total + BigInt(cents), 0n)
    const { translator } = frame
    view.showOthersStakes(
      totals ? translator.count('tableTotal', totals.players, { amount: translator.money(sum) }) : '',
    )
  }
}
