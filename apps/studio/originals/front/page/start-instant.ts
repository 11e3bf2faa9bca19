import { isDialogOpen } from '../../../kit/front/controls/sheet.ts'
import type { FairDescriber } from '../../../kit/front/fair/fair-sheet.ts'
import type { AutoplayPlan } from '../../../kit/front/play/autoplay.ts'
import type { Bead } from '../../../kit/front/play/last-results.ts'
import { pause } from '../../../kit/front/play/pause.ts'
import type { Synth } from '../../../kit/front/sound/synth.ts'
import type { PlayedRound } from '../../../kit/play-contract.ts'
import { MIN_ROUND_MS } from '../../pace.ts'
import type { OriginalTranslator } from '../texts/texts.ts'
import type { InstantAutoplay } from './instant-autoplay.ts'
import { openOriginal } from './open-original.ts'
import type { OriginalPage, OriginalOptions } from './open-original.ts'
import { PlayPanel } from './play-panel.ts'
import type { Controls } from './play-panel.ts'

/** A game's own stage. */
export interface InstantStage {
  element: Element
  /** Called when a round is requested. */
  begin(): void
  /** Called when the request has failed. */
  showIdle(): void
  /** Shows the round; jumps to its end once `skip` is resolved. */
  reveal(round: PlayedRound, skip: Promise<void>): Promise<void>
  /** The result, as a sentence without its final punctuation. */
  resultOf(round: PlayedRound): string
  beadOf(round: PlayedRound): Omit<Bead, 'won' | 'label'>
}

interface InstantOptions<Name extends string> extends OriginalOptions<Name> {
  make(translator: OriginalTranslator<Name>, synth: Synth): Parts
}

interface Parts {
  controls: Controls & { choice: unknown; mayWinCents(stake: bigint): bigint }
  stage: InstantStage
  /** When missing, rounds are not provable to the player. */
  describer?: FairDescriber
  /** When missing, every round needs a tap. */
  autoplay?: InstantAutoplay
}

/** The page of a game whose rounds end immediately. */
export async function startInstant<Name extends string>(options: InstantOptions<Name>): Promise<void> {
  const page = await openOriginal<Name>(options)
  if (!page) return
  const parts = options.make(page.translator, page.frame.sound)
  page.scene.replaceChildren(parts.stage.element)
  if (parts.describer) page.offerProofs(parts.describer)
  await new InstantGame(page, parts).begin()
}

class InstantGame<Name extends string> {
  readonly #page: OriginalPage<Name>
  readonly #parts: Parts
  readonly #panel: PlayPanel

  constructor(page: OriginalPage<Name>, parts: Parts) {
    this.#page = page
    this.#parts = parts
    this.#panel = new PlayPanel(page.frame, parts.controls, {
      offer: () => this.#offer(),
      press: () => this.#press(),
      beside: parts.autoplay?.button,
      paused: () => this.#stopAutoplay(),
    })
    parts.autoplay?.onPress(() => this.#openAutoplaySheet())
    this.#playByKeyboard()
  }

  async begin(): Promise<void> {
    this.#panel.show()
    if (this.#page.frame.session.unfinished)
      await this.#panel.whileBusy(() => this.#page.frame.finish((round) => this.#show(round)))
  }

  #offer() {
    const { translator, frame } = this.#page
    const { autoplay, controls } = this.#parts
    autoplay?.setAllowed(!this.#panel.busy && !frame.paused)
    if (autoplay?.isRunning) return autoplay.offer
    if (this.#panel.busy) return { texts: translator.t('playing'), disabled: true }
    const { stake } = frame.stakeSelector
    const detail = translator.t('potentialWin', { amount: translator.money(controls.mayWinCents(stake)) })
    return { texts: translator.t('play', { stake: translator.money(stake) }), detail }
  }

  #press(): void {
    if (this.#parts.autoplay?.isRunning) this.#stopAutoplay()
    else void this.#play()
  }

  async #play(): Promise<void> {
    if (this.#mayBegin()) await this.#panel.whileBusy(() => this.#playRound())
  }

  #mayBegin(): boolean {
    return !this.#panel.busy && !this.#page.frame.paused
  }

  #openAutoplaySheet(): void {
    if (!this.#mayBegin()) return
    this.#parts.autoplay?.openSheet(this.#page.frame.stakeSelector.stake, (plan) => void this.#repeat(plan))
  }

  async #repeat(plan: AutoplayPlan): Promise<void> {
    const { frame } = this.#page
    if (!this.#mayBegin()) return
    await this.#panel.whileBusy(async () => this.#parts.autoplay?.run(plan, frame, () => this.#playRound()))
  }

  #stopAutoplay(): void {
    this.#parts.autoplay?.stop()
    this.#panel.show()
  }

  async #playRound(): Promise<PlayedRound | null> {
    const { frame, seeds, meter } = this.#page
    const { stage, controls } = this.#parts
    this.#panel.show()
    meter.clear()
    stage.begin()
    const min = { done: Promise.resolve() }
    const input = { stakeCents: frame.stakeSelector.stake, choice: controls.choice, clientSeed: seeds.forNextRound() }
    const round = await frame.play(input, async (played) => {
      min.done = pause(MIN_ROUND_MS)
      await this.#show(played)
    })
    seeds.setCommitment(round ? round.next : ((await frame.refresh())?.next ?? null))
    if (!round) stage.showIdle()
    await min.done
    return round
  }

  async #show(round: PlayedRound): Promise<void> {
    const { frame, seeds, meter, history, translator, celebrate } = this.#page
    const { stage } = this.#parts
    seeds.played(round)
    await this.#reveal(round)
    const result = stage.resultOf(round)
    const won = BigInt(round.wonCents)
    meter.result(result)
    history.add({ ...stage.beadOf(round), label: result, won: won > 0n })
    frame.view.net(BigInt(round.netCents))
    frame.view.announce(
      `${result}. ${won > 0n ? translator.t('won', { amount: translator.money(won) }) : translator.t('lost')}`,
    )
    await celebrate(round)
  }

  /** A tap on the stage skips to the result. */
  async #reveal(round: PlayedRound): Promise<void> {
    const { scene, reducedMotion } = this.#page
    let skip = () => {}
    const skipped = new Promise<void>((resolve) => {
      skip = resolve
    })
    if (reducedMotion()) skip()
    scene.addEventListener('click', skip)
    await this.#parts.stage.reveal(round, skipped)
    scene.removeEventListener('click', skip)
  }

  /** Space plays, unless a control has the focus. */
  #playByKeyboard(): void {
    window.addEventListener('keydown', (event) => {
      const onControl = event.target instanceof Element && event.target.closest('button, a, input, dialog') !== null
      if (event.code !== 'Space' || event.repeat || onControl || isDialogOpen()) return
      event.preventDefault()
      this.#press()
    })
  }
}
