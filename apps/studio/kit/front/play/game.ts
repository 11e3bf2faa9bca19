import type { ToGame } from '@ante/contract/launch/frame-messages.ts'

import { openNotice } from '../controls/sheet.ts'
import { afterRound, beginAutoplay, stopReasonAfter, stopReasonBefore } from './autoplay.ts'
import type { AutoplayPlan, AutoplayRun, AutoplayStop } from './autoplay.ts'
import { offerToPlayHere } from './played-elsewhere.ts'
import { finishRound, playRound } from './play-round.ts'
import type { RoundPorts } from './play-round.ts'
import { refusalTexts } from './refusal-texts.ts'
import { CallRefused } from './vendor-calls.ts'

/** State of the controls: enabled actions, and the selection. */
export interface PanelState {
  bet: string
  canLower: boolean
  canRaise: boolean
  /** Whether a round is being played. */
  busy: boolean
  /** Remaining rounds of autoplay, or null. */
  autoplayLeft: number | null
  /** Whether the lobby has paused further rounds. */
  paused: boolean
}

export interface GamePorts extends RoundPorts {
  panel: () => { show(state: PanelState): void }
}

/** One player's game: the available actions and their results. */
export class Game {
  readonly #ports: GamePorts
  #busy = false
  #paused = false
  #autoplay: AutoplayRun | null = null

  constructor(ports: GamePorts) {
    this.#ports = ports
  }

  /** Shows the game; first shows a round that the player has not seen to its end. */
  async begin(): Promise<void> {
    const { session, board } = this.#ports
    const { unfinished } = session
    board.net(BigInt(session.netCents))
    this.#ports.stakeSelector.setBalance(session.balance)
    this.#show()
    if (unfinished) await this.#whileBusy(() => finishRound(this.#ports, unfinished))
  }

  play(): void {
    if (this.#busy || this.#paused) return
    void this.#whileBusy(() => this.#playRound())
  }

  changeBet(steps: 1 | -1): void {
    if (this.#busy || this.#autoplay) return
    this.#ports.stakeSelector.change(steps)
    this.#show()
  }

  startAutoplay(plan: AutoplayPlan): void {
    if (this.#busy || this.#paused) return
    this.#autoplay = beginAutoplay(plan)
    void this.#whileBusy(() => this.#runAutoplay())
  }

  /** Stops autoplay; the running round is played to its end. */
  stopAutoplay(reason?: AutoplayStop): void {
    if (!this.#autoplay) return
    this.#autoplay = null
    const { board, translator } = this.#ports
    if (reason) board.toast(translator.t(`stopped-${reason}`))
    this.#show()
  }

  /** Handles a message of the lobby. */
  onMessage({ ante }: ToGame): void {
    if (ante === 'pause') this.#pause()
    else if (ante === 'resume') this.#resume()
    else void this.#refreshBalance()
  }

  /** Pauses after the running round, and then notifies the lobby. */
  #pause(): void {
    const { board, translator } = this.#ports
    this.#paused = true
    this.#autoplay = null
    board.toast(translator.t('paused'), { stays: true })
    this.#show()
    this.#reportPause()
  }

  #resume(): void {
    this.#paused = false
    this.#ports.board.toast('')
    this.#show()
  }

  #reportPause(): void {
    if (this.#paused && !this.#busy) this.#ports.lobby.send({ ante: 'paused' })
  }

  /** Reloads a balance that was changed outside; not during a round, whose answer contains the new balance. */
  async #refreshBalance(): Promise<void> {
    if (this.#busy) return
    const session = await this.#ports.calls.resume().catch(() => null)
    if (!this.#busy) this.#ports.stakeSelector.setBalance(session?.balance ?? null)
  }

  async #whileBusy(work: () => Promise<unknown>): Promise<void> {
    this.#busy = true
    this.#show()
    try {
      await work()
    } catch (error) {
      this.stopAutoplay('trouble')
      if (!(error instanceof CallRefused)) throw error
      this.#explain(error.code)
    } finally {
      this.#busy = false
      this.#show()
      this.#reportPause()
    }
  }

  async #runAutoplay(): Promise<void> {
    while (this.#autoplay) {
      const { stake: stakeCents, balance: balanceCents } = this.#ports.stakeSelector
      const forbidden = stopReasonBefore(this.#autoplay, { stakeCents, balanceCents, hidden: document.hidden })
      if (forbidden) return this.stopAutoplay(forbidden)
      const round = await this.#playRound()
      if (round.state !== 'played') return this.stopAutoplay('trouble')
      if (!this.#autoplay) return
      const hadFeature = this.#ports.scene.hadFeature(round)
      const played = { stakeCents, wonCents: BigInt(round.wonCents), hadFeature }
      this.#autoplay = afterRound(this.#autoplay, played)
      const reason = stopReasonAfter(this.#autoplay, played)
      if (reason) return this.stopAutoplay(reason)
      this.#show()
    }
  }

  async #playRound() {
    const round = await playRound(this.#ports)
    if (round.state === 'refused') this.#explain(round.code)
    if (round.state === 'undone') this.#ports.board.toast(this.#ports.translator.t('stakeReturned'))
    return round
  }

  #explain(code: string): void {
    const { translator, lobby, stakeSelector } = this.#ports
    const { t, money } = translator
    if (code === 'session.replaced') return void this.#offerToPlayHere()
    const notice = refusalTexts(code, translator, { balance: stakeSelector.balance, stake: stakeSelector.stake })
    const actions = [{ label: t('leave'), onPress: () => lobby.leave() }]
    if (notice.mayContinue) actions.unshift({ label: t('continueGame'), onPress: () => {} })
    if (notice.mayBetLess && stakeSelector.affordable !== null) {
      actions.unshift({
        label: t('betInstead', { amount: money(stakeSelector.affordable) }),
        onPress: () => this.#betLess(),
      })
    }
    openNotice(notice.title, notice.text, actions)
  }

  /** Offers to take over the session from the other page; a round that runs there is then shown to its end here. */
  async #offerToPlayHere(): Promise<void> {
    const { board, calls, lobby, stakeSelector, translator } = this.#ports
    await offerToPlayHere(translator, () => lobby.leave())
    const session = await calls.takeOver().catch(() => null)
    if (!session) return this.#offerToPlayHere()
    const { balance, netCents, unfinished } = session
    board.net(BigInt(netCents))
    stakeSelector.setBalance(balance)
    if (unfinished) await this.#whileBusy(() => finishRound(this.#ports, unfinished))
  }

  #betLess(): void {
    this.#ports.stakeSelector.chooseAffordable()
    this.#show()
  }

  #show(): void {
    const { panel, stakeSelector, translator } = this.#ports
    panel().show({
      bet: translator.money(stakeSelector.stake),
      canLower: !stakeSelector.isSmallest,
      canRaise: !stakeSelector.isLargest,
      busy: this.#busy,
      autoplayLeft: this.#autoplay?.left ?? null,
      paused: this.#paused,
    })
  }
}
