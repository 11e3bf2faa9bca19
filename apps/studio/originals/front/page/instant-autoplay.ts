import { openAutoplaySheet } from '../../../kit/front/controls/autoplay-sheet.ts'
import type { AutoplayTranslator } from '../../../kit/front/controls/autoplay-sheet.ts'
import { button, setDisabled } from '../../../kit/front/controls/element.ts'
import { icon } from '../../../kit/front/controls/icon.ts'
import type { GameFrame } from '../../../kit/front/frame/game-frame.ts'
import { afterRound, beginAutoplay, stopReasonAfter, stopReasonBefore } from '../../../kit/front/play/autoplay.ts'
import type { AutoplayPlan, AutoplayRun, AutoplayStop } from '../../../kit/front/play/autoplay.ts'
import type { PlayedRound } from '../../../kit/play-contract.ts'

interface AutoplayOptions {
  translator: AutoplayTranslator
  /** Whether the round contained the feature at which autoplay may stop, in the game's terms. */
  hadFeature(round: PlayedRound): boolean
}

/** Autoplay for games with instant rounds, with the same limits as the slots. */
export class InstantAutoplay {
  readonly button: HTMLButtonElement
  readonly #translator: AutoplayTranslator
  readonly #hadFeature: AutoplayOptions['hadFeature']
  #run: AutoplayRun | null = null
  #pressed: () => void = () => {}

  constructor({ translator, hadFeature }: AutoplayOptions) {
    this.#translator = translator
    this.#hadFeature = hadFeature
    this.button = button(
      { class: 'auto-button', 'aria-label': translator.t('autoplay') },
      () => this.#pressed(),
      icon('autoplay'),
    )
  }

  get isRunning(): boolean {
    return this.#run !== null
  }

  /** Label of the main button during autoplay: it stops autoplay. */
  get offer() {
    const roundsLeft = this.#run?.left ?? 0
    return {
      texts: this.#translator.t('stopAutoplay'),
      detail: this.#translator.count('rounds', roundsLeft),
      variant: 'take' as const,
    }
  }

  onPress(pressed: () => void): void {
    this.#pressed = pressed
  }

  setAllowed(allowed: boolean): void {
    setDisabled(this.button, !allowed)
  }

  openSheet(stakeCents: bigint, start: (plan: AutoplayPlan) => void): void {
    openAutoplaySheet(this.#translator, stakeCents, start)
  }

  /** The running round is played to its end. */
  stop(): void {
    this.#run = null
  }

  /** Plays until a limit is reached, a round fails, or autoplay is stopped; shows the reason. */
  async run(plan: AutoplayPlan, frame: GameFrame, playRound: () => Promise<PlayedRound | null>): Promise<void> {
    this.#run = beginAutoplay(plan)
    const reason = await this.#untilStopped(frame, playRound)
    this.#run = null
    if (reason) frame.view.toast(this.#translator.t(`stopped-${reason}`))
  }

  /** Plays rounds until autoplay stops; returns null when the player or the lobby has stopped it. */
  async #untilStopped(frame: GameFrame, playRound: () => Promise<PlayedRound | null>): Promise<AutoplayStop | null> {
    while (this.#run) {
      const { stake: stakeCents, balance: balanceCents } = frame.stakeSelector
      const forbidden = stopReasonBefore(this.#run, { stakeCents, balanceCents, hidden: document.hidden })
      if (forbidden) return forbidden
      const round = await playRound()
      if (!round) return 'trouble'
      if (!this.#run) return null
      const played = { stakeCents, wonCents: BigInt(round.wonCents), hadFeature: this.#hadFeature(round) }
      this.#run = afterRound(this.#run, played)
      const reason = stopReasonAfter(this.#run, played)
      if (reason) return reason
    }
    return null
  }
}
