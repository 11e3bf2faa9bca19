import type { ToGame } from '@ante/contract/launch/frame-messages.ts'

import type { PlayedRound, RoundView, SessionView } from '../../play-contract.ts'
import { openNotice } from '../controls/sheet.ts'
import { requestRound } from '../play/request-round.ts'
import type { DecidedRound } from '../play/request-round.ts'
import { lobbyAt } from '../play/lobby.ts'
import type { Lobby } from '../play/lobby.ts'
import type { OpenedSession } from '../play/open-session.ts'
import { newTapId } from '../play/page-key.ts'
import { pause } from '../play/pause.ts'
import { offerToPlayHere } from '../play/played-elsewhere.ts'
import { StakeSelector } from '../play/stake-selector.ts'
import { CallFailed, CallRefused } from '../play/vendor-calls.ts'
import type { RequestedRound, VendorCalls } from '../play/vendor-calls.ts'
import { RoomVisit } from '../room/room-visit.ts'
import type { RoomHandlers, RoomState } from '../room/room-visit.ts'
import { Synth } from '../sound/synth.ts'
import type { Translator } from '../texts/text-table.ts'
import { FrameView } from './frame-view.ts'
import { OpenRounds } from './open-rounds.ts'
import { FATAL_CODES } from './refusals.ts'
import { shareByLobby } from './share-by-lobby.ts'
import type { FrameTextId } from './texts/frame-texts.ts'

/** Interval of checks whether a win has reached the balance, and between retries of an action. */
const GAP_MS = 2_000

/** An accepted stake. */
type Placed = Exclude<DecidedRound, { state: 'refused' | 'undone' }>

export interface FramePorts<Name extends string> {
  opened: OpenedSession
  translator: Translator<Name | FrameTextId>
  /** Returns the message for a refusal; undefined for an unknown code. */
  refusal(code: string): string | undefined
  openRules(): void
  openHistory(): void
}

interface FrameHandlers extends Omit<RoomHandlers, 'state'>, Partial<Pick<RoomHandlers, 'state'>> {
  /** The room is closed for this player: returns true when the game handles it. */
  onRoomOver?(code: string | undefined): boolean
}

/** The page around a game: its session, amounts, table, and lobby. */
export class GameFrame<Name extends string = never> {
  readonly session: SessionView
  readonly translator: Translator<Name | FrameTextId>
  readonly view: FrameView
  readonly stakeSelector: StakeSelector
  readonly sound = new Synth()
  readonly share: ReturnType<typeof shareByLobby>
  /** Called when the lobby pauses play, and when it resumes. */
  onPause: (paused: boolean) => void = () => {}
  /** Called with the code of a refusal, before its message is shown. */
  onRefused: (code: string) => void = () => {}
  readonly #ports: FramePorts<Name>
  readonly #lobby: Lobby
  readonly #open: OpenRounds
  readonly #visits: RoomVisit[] = []
  #paused = false
  #isAsking = false

  constructor(ports: FramePorts<Name>) {
    const { session } = ports.opened
    this.#ports = ports
    this.session = session
    this.translator = ports.translator
    this.#lobby = lobbyAt(session.lobbyUrl, (message) => void this.#handleMessage(message))
    this.share = shareByLobby(this.#lobby, session)
    this.#open = new OpenRounds((message) => this.#lobby.send(message))
    const toggleSound = () => (this.sound.isOn = !this.sound.isOn)
    const leave = this.#lobby.framed ? null : () => this.#lobby.leave()
    const presses = { leave, toggleSound, openRules: ports.openRules, openHistory: ports.openHistory }
    const viewOptions = { title: session.title.name, playMode: session.playMode, soundOn: this.sound.isOn }
    this.view = new FrameView({ ...viewOptions, translator: ports.translator, presses })
    this.stakeSelector = new StakeSelector(this.view, session)
    this.updateBalance(session)
    this.#lobby.send({ ante: 'game-ready' })
  }

  /** For a game's calls to its own server. */
  get calls(): VendorCalls {
    return this.#ports.opened.calls
  }

  get paused(): boolean {
    return this.#paused
  }

  /** Places a stake, and waits until its round is decided or held. Shows a refusal, and returns null for one. */
  async stake(input: Omit<RequestedRound, 'tapId'>): Promise<Placed | null> {
    const requested = { ...input, tapId: newTapId() }
    const placed = await this.showing(this.session.roundIdPrefix + requested.tapId, () => this.#placeRound(requested))
    if (placed) this.view.net(BigInt(placed.netCents))
    return placed
  }

  /** Plays a round that is drawn immediately, until its win is paid. Returns null if the round was not played. */
  async play(
    input: Omit<RequestedRound, 'tapId'>,
    show: (round: PlayedRound) => Promise<void>,
  ): Promise<PlayedRound | null> {
    const requested = { ...input, tapId: newTapId() }
    return this.showing(this.session.roundIdPrefix + requested.tapId, async () => {
      const round = await this.#placeRound(requested)
      if (round?.state !== 'played') return null
      this.stakeSelector.setBalance(round.balanceAfterBet)
      await this.#show(round, show)
      this.view.net(BigInt(round.netCents))
      return this.#untilPaid(requested, round)
    })
  }

  /** Shows an earlier round that the player has not seen to its end, if its stake was accepted. */
  async finish(show: (round: PlayedRound) => Promise<void>): Promise<void> {
    let round = this.session.unfinished
    while (round?.state === 'pending') {
      this.view.toast(this.translator.t('waiting'), { stays: true })
      await pause(GAP_MS)
      const session = await this.refresh()
      if (session) round = session.unfinished
    }
    this.view.toast('')
    if (round?.state === 'played') await this.showing(round.roundId, () => this.#show(round, show))
    await this.refresh()
  }

  /** Performs an action on a held round, with retries: an action id is executed once. Null when it is refused. */
  async act(roundId: string, action: unknown): Promise<RoundView | null> {
    const requested = { roundId, actId: newTapId(), act: action }
    for (;;) {
      try {
        const round = await this.#ports.opened.calls.act(requested)
        this.updateBalance({ netCents: round.netCents, balance: round.state === 'played' ? round.balance : null })
        return round
      } catch (error) {
        if (error instanceof CallRefused && error.code !== 'round.pending') {
          this.refuse(error.code)
          return null
        }
        if (!(error instanceof CallRefused) && !(error instanceof CallFailed)) throw error
        this.view.toast(this.translator.t('waiting'), { stays: true })
        await pause(GAP_MS)
      }
    }
  }

  /** Runs `work`, which shows an outcome: meanwhile the lobby neither displays the new balance nor interrupts. */
  async showing<Result>(roundId: string, work: () => Promise<Result>): Promise<Result> {
    this.#open.begin(roundId)
    try {
      return await work()
    } finally {
      this.#open.end(roundId)
    }
  }

  /** Reloads balance, net result and open stakes; returns null on failure. */
  async refresh(): Promise<SessionView | null> {
    const session = await this.#ports.opened.calls.resume().catch((error: unknown) => {
      if (error instanceof CallRefused) this.refuse(error.code)
      return null
    })
    if (session) this.updateBalance(session)
    return session
  }

  /** Applies the balance and net result of an answer; without a balance in it the displayed one stays. */
  updateBalance({ balance, netCents }: { balance: string | null; netCents: string }): void {
    this.stakeSelector.setBalance(balance)
    this.view.net(BigInt(netCents))
  }

  /** Reports that the player has seen the round. If this call is lost, the round is only shown once more. */
  reportShown(roundId: string): void {
    void this.#ports.opened.calls.reportShown(roundId).catch(() => {})
  }

  /** Opens a room of this game. Shows a message while the connection is bad or the game is played elsewhere. */
  enter(room: string, handlers: FrameHandlers): RoomVisit {
    const state = (now: RoomState, code?: string) => {
      if (now !== 'over' || handlers.onRoomOver?.(code) !== true) this.#showLine(now, code)
      handlers.state?.(now, code)
    }
    const visit = new RoomVisit({ room, key: this.#ports.opened.key, handlers: { ...handlers, state } })
    this.#visits.push(visit)
    this.view.showMessage(this.translator.t('joining'))
    window.addEventListener('online', () => visit.retryNow())
    document.addEventListener('visibilitychange', () => visit.retryNow())
    return visit
  }

  /** Shows the message of a refusal, with the player's options. */
  refuse(code: string, stakeCents = 0n): void {
    const { translator } = this
    const toLobby = { label: translator.t('leave'), onPress: () => this.#lobby.leave() }
    if (code === 'session.replaced') return void this.#playedElsewhere()
    if (FATAL_CODES.has(code))
      return void openNotice(translator.t('sessionOver'), translator.t('sessionOverHint'), [toLobby])
    const proceed = { label: translator.t('continueGame'), onPress: () => {} }
    if (code === 'account.balance.not.enough') {
      const blanks = { balance: translator.money(this.stakeSelector.balance), stake: translator.money(stakeCents) }
      return void openNotice(translator.t('notEnough'), translator.t('notEnoughFor', blanks), [proceed, toLobby])
    }
    const text = this.#textOfCode(code)
    if (text) return this.view.toast(text)
    openNotice(translator.t('refused'), translator.t('refusedBecause', { code }), [proceed, toLobby])
  }

  #textOfCode(code: string | null): string | undefined {
    if (code === null) return undefined
    this.onRefused(code)
    return this.#ports.refusal(code)
  }

  async #placeRound(requested: RequestedRound): Promise<Placed | null> {
    const { stakeSelector, view, translator } = this
    const { stakeCents } = requested
    if (this.#paused) {
      view.toast(translator.t('paused'), { stays: true })
      return null
    }
    stakeSelector.balance -= stakeCents
    try {
      const round = await this.#ask(requested)
      if (round.state === 'held' || round.state === 'played') return round
      stakeSelector.balance += stakeCents
      stakeSelector.setBalance(round.balance)
      if (round.state === 'refused') this.refuse(round.code, stakeCents)
      else view.toast(this.#textOfCode(round.code) ?? translator.t('stakeReturned'))
    } catch (error) {
      stakeSelector.balance += stakeCents
      if (!(error instanceof CallRefused)) throw error
      this.refuse(error.code, stakeCents)
    }
    return null
  }

  async #ask(requested: RequestedRound): Promise<DecidedRound> {
    const waiting = () => this.view.toast(this.translator.t('waiting'), { stays: true })
    const round = await requestRound(this.#ports.opened.calls, requested, waiting)
    this.view.toast('')
    // The net result of a round drawn immediately would reveal the outcome before it is shown.
    if (round.state !== 'played') this.view.net(BigInt(round.netCents))
    return round
  }

  async #show(round: PlayedRound, show: (round: PlayedRound) => Promise<void>): Promise<void> {
    await show(round)
    this.reportShown(round.roundId)
  }

  async #untilPaid(requested: RequestedRound, played: PlayedRound): Promise<PlayedRound> {
    let latest = played
    while (!latest.paid) {
      this.view.toast(this.translator.t('winPending'), { stays: true })
      await pause(GAP_MS)
      const retried = await this.#ports.opened.calls.round(requested).catch(() => null)
      if (retried?.state === 'played') latest = retried
    }
    if (latest !== played) this.view.toast('')
    this.stakeSelector.setBalance(latest.balance)
    return latest
  }

  async #handleMessage(message: ToGame): Promise<void> {
    if (message.ante === 'balance-changed') return void (await this.refresh())
    this.#paused = message.ante === 'pause'
    this.onPause(this.#paused)
    this.view.toast(this.#paused ? this.translator.t('paused') : '', { stays: this.#paused })
    if (this.#paused) await this.#open.whenFree()
    if (this.#paused) this.#lobby.send({ ante: 'paused' })
  }

  #showLine(state: RoomState, code: string | undefined): void {
    if (state === 'live') this.view.showMessage('')
    else if (state === 'joining') this.view.showMessage(this.translator.t('joining'))
    else this.view.showMessage(this.translator.t('connectionLost'))
    if (state === 'elsewhere') void this.#playedElsewhere()
    if (state === 'over') this.refuse(code ?? 'room.unknown')
  }

  /** Asks the player whether to play here, and then reopens all rooms on this page. */
  async #playedElsewhere(): Promise<void> {
    if (this.#isAsking) return
    this.#isAsking = true
    let session: SessionView | null = null
    while (!session) {
      await offerToPlayHere(this.translator, () => this.#lobby.leave())
      session = await this.#ports.opened.calls.takeOver().catch(() => null)
    }
    this.#isAsking = false
    this.updateBalance(session)
    for (const visit of this.#visits) visit.rejoin()
  }
}
