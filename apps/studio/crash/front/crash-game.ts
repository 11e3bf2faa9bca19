import type { OriginalPage } from '../../originals/front/page/open-original.ts'
import { PlayPanel } from '../../originals/front/page/play-panel.ts'
import type { Offer } from '../../originals/front/page/play-panel.ts'
import type { RoomVisit } from '../../kit/front/room/room-visit.ts'
import type { PlayedRound, RoundView } from '../../kit/play-contract.ts'
import { CRASH_ROOM } from '../addresses.ts'
import { payoutCents, pointAt, pointText } from '../maths/crash.ts'
import { CrashControls } from './crash-controls.ts'
import { CrashStage } from './crash-stage.ts'
import { FlightWatch } from './flight-watch.ts'
import { Held, Outcome } from './outcome.ts'
import type { CrashKey } from './texts/english.ts'
import type { CrashTranslator } from './texts/texts.ts'

type HeldView = Extract<RoundView, { state: 'held' }>

const SEAT_LETTERS = 10

/** The shared flight, and the player's stake in it. */
export class CrashGame {
  readonly #page: OriginalPage<CrashKey>
  readonly #watch: FlightWatch
  readonly #visit: RoomVisit
  readonly #controls: CrashControls
  readonly #panel: PlayPanel
  readonly #stage: CrashStage
  #round: HeldView | null = null
  #ended: () => void = () => {}
  #lastRoundId: string | null = null

  constructor(page: OriginalPage<CrashKey>) {
    const { frame, translator, scene } = page
    this.#page = page
    this.#controls = new CrashControls(translator)
    this.#watch = new FlightWatch({
      onFlightChanged: () => this.#showFlight(),
      crashed: (point) => this.#crashed(point),
      settled: () => void this.#requestCashOut(),
      onLeave: (seat) => {
        if (seat === this.#round?.roundId.slice(-SEAT_LETTERS) && !this.#panel.busy) void this.#requestCashOut()
      },
    })
    this.#stage = new CrashStage(translator, scene, page.reducedMotion)
    this.#panel = new PlayPanel(frame, this.#controls, {
      offer: () => this.#offer(),
      press: () => void (this.#round ? this.#cashOut() : this.#board()),
    })
    this.#visit = frame.enter(CRASH_ROOM, {
      snapshot: (body) => this.#joined(body),
      event: (body) => this.#watch.event(body),
      private: () => {},
    })
  }

  begin(): void {
    const openRound = this.#page.frame.session.held.at(-1)
    if (openRound?.state === 'held') this.#showHeldRound(openRound)
    else if (openRound?.state === 'played') void this.#showEnd(openRound)
    this.#panel.show()
    const paint = () => {
      this.#paint()
      requestAnimationFrame(paint)
    }
    paint()
  }

  /** The player's last finished flight, for verification. */
  get lastRoundId(): string | null {
    return this.#lastRoundId
  }

  get publishedHash(): { hash: string; salt: string; marks: readonly string[] } {
    const { publishedHash: hash, salt, marks } = this.#watch.now
    return { hash, salt, marks }
  }

  #joined(body: unknown): void {
    this.#watch.snapshot(body)
    const { history, translator } = this.#page
    history.clear()
    for (const { point } of [...this.#watch.now.past].reverse()) this.#addPastPoint(translator, point)
    if (this.#round) void this.#requestCashOut()
  }

  #paint(): void {
    const { now } = this.#watch
    const at = this.#visit.clock.now()
    this.#stage.paint(now, at, this.#round !== null)
    if (now.phase === 'flying' && this.#round && !this.#panel.busy) this.#panel.show()
  }

  #showFlight(): void {
    this.#stage.seats(this.#watch.now.seats)
    this.#panel.show()
  }

  #crashed(point: number): void {
    const { frame, translator } = this.#page
    this.#addPastPoint(translator, point)
    frame.sound.reelStop(0)
    frame.view.announce(translator.t('crashedAt', { point: pointText(point) }))
    this.#panel.show()
  }

  #addPastPoint(translator: CrashTranslator, point: number): void {
    const text = `×${pointText(point)}`
    const colour = point >= 200 ? '#5dffb4' : '#ffb3c0'
    this.#page.history.add({ text, colour, label: translator.t('crashedAt', { point: pointText(point) }), won: true })
  }

  #offer(): Offer {
    const { translator, frame } = this.#page
    const { phase } = this.#watch.now
    if (this.#round) return this.#offerIn(this.#round)
    if (phase === 'flying' || phase === 'crashed') return { texts: translator.t('nextFlight'), disabled: true }
    const { auto } = this.#controls
    return {
      texts: translator.t('play', { stake: translator.money(frame.stakeSelector.stake) }),
      detail: auto === null ? translator.t('manualCashOut') : translator.t('autoCashOutAt', { point: pointText(auto) }),
      disabled: this.#panel.busy,
    }
  }

  #offerIn(round: HeldView): Offer {
    const { translator } = this.#page
    const { phase, startedAt } = this.#watch.now
    const { flight, auto } = Held.parse(round.progress)
    const detail = auto === null ? '' : translator.t('autoCashOutAt', { point: pointText(auto) })
    if (flight !== this.#watch.now.flight || phase !== 'flying' || startedAt === null) {
      return { texts: translator.t('betPlaced'), detail, disabled: true }
    }
    const reached = pointAt(this.#visit.clock.now() - startedAt)
    const amount = translator.money(payoutCents(reached, BigInt(round.stakeCents)))
    return { texts: translator.t('cashOut', { amount }), detail, disabled: this.#panel.busy, variant: 'take' }
  }

  async #board(): Promise<void> {
    const { frame, meter } = this.#page
    if (this.#panel.busy || frame.paused) return
    await this.#panel.whileBusy(async () => {
      meter.clear()
      const round = await frame.stake({ stakeCents: frame.stakeSelector.stake, choice: { auto: this.#controls.auto } })
      if (round?.state === 'held') this.#showHeldRound(round)
      else if (round) await this.#showEnd(round)
    })
  }

  async #cashOut(): Promise<void> {
    const round = this.#round
    if (!round || this.#panel.busy) return
    await this.#panel.whileBusy(async () => {
      const answer = await this.#page.frame.act(round.roundId, 'cash-out')
      if (answer?.state === 'played') await this.#showEnd(answer)
      else await this.#requestCashOut()
    })
  }

  /** Shows an accepted stake; until its round has ended the lobby does not interrupt. */
  #showHeldRound(round: HeldView): void {
    this.#round = round
    void this.#page.frame.showing(
      round.roundId,
      () =>
        new Promise<void>((resolve) => {
          this.#ended = resolve
        }),
    )
    this.#panel.running = true
  }

  /** Requests the result from the server, after the end of the flight or an automatic cash-out. */
  async #requestCashOut(): Promise<void> {
    const round = this.#round
    if (!round) return
    const session = await this.#page.frame.refresh()
    if (!session || this.#round !== round) return
    const now = session.held.find(({ roundId }) => roundId === round.roundId)
    if (now?.state === 'held' || now?.state === 'pending') return
    if (now?.state === 'played') return this.#showEnd(now)
    const { frame, translator } = this.#page
    this.#releaseRound()
    frame.view.toast(translator.t('voided'))
  }

  async #showEnd(round: PlayedRound): Promise<void> {
    const { frame, meter, translator, celebrate } = this.#page
    this.#releaseRound()
    this.#lastRoundId = round.roundId
    const result = endOf(translator, round)
    meter.clear()
    meter.result(result)
    frame.view.announce(result)
    frame.view.net(BigInt(round.netCents))
    frame.reportShown(round.roundId)
    await celebrate(round)
  }

  #releaseRound(): void {
    this.#round = null
    this.#ended()
    this.#panel.running = false
  }
}

/** Describes the end of a stake, as a sentence without its final punctuation. */
export function endOf(translator: CrashTranslator, { outcome }: { outcome: unknown }): string {
  const { left, point } = Outcome.parse(outcome)
  if (left !== null) return translator.t('cashedOutAt', { point: pointText(left) })
  return translator.t('lost', { point: pointText(point ?? 0) })
}
