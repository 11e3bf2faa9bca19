import type { OriginalPage } from '../../originals/front/page/open-original.ts'
import { PlayPanel } from '../../originals/front/page/play-panel.ts'
import type { Offer } from '../../originals/front/page/play-panel.ts'
import { pause } from '../../kit/front/play/pause.ts'
import type { PlayedRound, RoundView } from '../../kit/play-contract.ts'
import { FIELDS, payoutCents } from '../maths/mines.ts'
import { MinesBoard } from './board.ts'
import type { TileState } from './board.ts'
import { MinesControls } from './mines-controls.ts'
import { Outcome, Picked, Progress } from './outcome.ts'
import type { MinesKey } from './texts/english.ts'
import type { MinesTranslator } from './texts/texts.ts'

type HeldView = Extract<RoundView, { state: 'held' }>

const PAID_GAP_MS = 2_000

/** Plays one round after another on the board, which always shows the server's latest answer. */
export class MinesGame {
  readonly #page: OriginalPage<MinesKey>
  readonly #board: MinesBoard
  readonly #controls: MinesControls
  readonly #panel: PlayPanel
  #round: HeldView | null = null

  constructor(page: OriginalPage<MinesKey>) {
    this.#page = page
    this.#board = new MinesBoard(page.translator, (field) => void this.#sendAction({ open: field }, field))
    this.#controls = new MinesControls(page.translator)
    this.#panel = new PlayPanel(page.frame, this.#controls, {
      offer: () => this.#offer(),
      press: () => void (this.#round ? this.#sendAction({ cashOut: true }) : this.#stake()),
    })
    page.scene.replaceChildren(this.#board.element)
    this.#board.fillUp(page.scene)
  }

  /** Resumes an abandoned round, or shows a round that ended meanwhile. */
  begin(): void {
    this.#panel.show()
    const openRound = this.#page.frame.session.held.at(-1)
    if (openRound) this.#showRound(openRound)
    if (openRound?.state === 'held') this.#page.frame.view.toast(this.#page.translator.t('roundInProgress'))
  }

  #offer(): Offer {
    const { translator, frame } = this.#page
    const round = this.#round
    if (!round) {
      const { stake } = frame.stakeSelector
      const amount = translator.money(payoutCents(1, this.#controls.mines, stake))
      return {
        texts: translator.t('play', { stake: translator.money(stake) }),
        detail: translator.t('firstPays', { amount }),
        disabled: this.#panel.busy,
      }
    }
    const { length } = Progress.parse(round.progress).opened
    if (length === 0) return { texts: translator.t('openField'), disabled: true }
    const worthCents = payoutCents(length, Picked.parse(round.choice).mines, BigInt(round.stakeCents))
    return {
      texts: translator.t('cashOut', { amount: translator.money(worthCents) }),
      detail: translator.t('orOpenNext'),
      disabled: this.#panel.busy,
      variant: 'take',
    }
  }

  async #stake(): Promise<void> {
    const { frame, seeds, meter } = this.#page
    if (this.#panel.busy || frame.paused) return
    await this.#panel.whileBusy(async () => {
      meter.clear()
      this.#showAll(() => 'closed', false)
      const input = {
        stakeCents: frame.stakeSelector.stake,
        choice: { mines: this.#controls.mines },
        clientSeed: seeds.forNextRound(),
      }
      const round = await frame.stake(input)
      if (round) this.#showRound(round)
      else await this.#reloadRound()
    })
  }

  async #sendAction(act: { open: number } | { cashOut: true }, field?: number): Promise<void> {
    const round = this.#round
    if (!round || this.#panel.busy) return
    await this.#panel.whileBusy(async () => {
      if (field !== undefined) this.#board.show(field, 'waiting', false)
      const answer = await this.#page.frame.act(round.roundId, act)
      this.#page.frame.view.toast('')
      if (answer) this.#showRound(answer)
      else await this.#reloadRound()
    })
  }

  /** Reloads the state from the server, after a refused call. */
  async #reloadRound(): Promise<void> {
    const session = await this.#page.frame.refresh()
    if (!session) return
    this.#page.seeds.setCommitment(session.next)
    const now = session.held.at(-1)
    if (now) this.#showRound(now)
    else this.#showIdle()
  }

  #showRound(round: RoundView): void {
    this.#page.seeds.setCommitment(round.next)
    if (round.state === 'held') return this.#showHeld(round)
    if (round.state === 'played') void this.#showEnd(round)
    else this.#showIdle()
  }

  #showHeld(round: HeldView): void {
    const { frame } = this.#page
    const { opened } = Progress.parse(round.progress)
    if (opened.length > 0) frame.sound.reelStop(Math.min(8, opened.length))
    this.#round = round
    this.#controls.follow({ mines: Picked.parse(round.choice).mines, opened: opened.length })
    this.#showAll((field) => (opened.includes(field) ? 'gem' : 'closed'), true)
    this.#panel.running = true
  }

  async #showEnd(round: PlayedRound): Promise<void> {
    const { frame, seeds, meter, history, celebrate, translator } = this.#page
    const { mines, opened, hit } = Outcome.parse(round.outcome)
    seeds.played(round)
    this.#clearRound()
    this.#showAll((field) => {
      if (field === hit) return 'hit'
      if (mines.includes(field)) return 'mine'
      return opened.includes(field) ? 'gem' : 'missed'
    }, false)
    const result = endOf(translator, round)
    const won = BigInt(round.wonCents)
    meter.result(result)
    history.add({
      text: hit === null ? `${opened.length}` : '✕',
      colour: hit === null ? '#5ff2c2' : '#ff8fa3',
      label: result,
      won: won > 0n,
    })
    frame.view.announce(
      `${result}. ${won > 0n ? translator.t('won', { amount: translator.money(won) }) : translator.t('lost')}`,
    )
    frame.view.net(BigInt(round.netCents))
    frame.reportShown(round.roundId)
    await celebrate(round)
    if (!round.paid) await this.#untilPaid()
  }

  async #untilPaid(): Promise<void> {
    const { frame, translator } = this.#page
    frame.view.toast(translator.t('winPending'), { stays: true })
    await pause(PAID_GAP_MS)
    await frame.refresh()
    frame.view.toast('')
  }

  #showIdle(): void {
    this.#clearRound()
    this.#showAll(() => 'closed', false)
  }

  #clearRound(): void {
    this.#round = null
    this.#controls.follow({ mines: this.#controls.mines, opened: 0 })
    this.#panel.running = false
  }

  #showAll(faceOf: (field: number) => TileState, isRunning: boolean): void {
    for (let field = 0; field < FIELDS; field++) {
      const face = faceOf(field)
      this.#board.show(field, face, isRunning && face === 'closed')
    }
  }
}

/** Describes the end of a round, as a sentence without its final punctuation. */
export function endOf(translator: MinesTranslator, { outcome }: { outcome: unknown }): string {
  const { opened, hit } = Outcome.parse(outcome)
  return hit === null
    ? translator.t('cashedOutAfter', { count: opened.length })
    : translator.t('mineHit', { field: hit + 1 })
}
