import { showRoundWin } from '../../../studio/front/celebrate/show-round-win.ts'
import type { Sparks } from '../../../studio/front/celebrate/sparks.ts'
import type { Board } from '../../../studio/front/controls/board.ts'
import { part } from '../../../studio/front/controls/parts.ts'
import type { Seeds } from '../../../studio/front/fair/seeds.ts'
import type { Scene } from '../../../studio/front/play/scene.ts'
import type { Synth } from '../../../studio/front/sound/synth.ts'
import type { Speech } from '../../../studio/front/words/speech.ts'
import type { PlayedRound } from '../../../studio/play-contract.ts'
import { LEAST_ROUND_MS } from '../../pace.ts'
import type { Bead, History } from '../controls/history.ts'
import type { OriginalWords } from '../words/words.ts'

/** A game's own stage. */
export interface OriginalStage {
  element: Element
  /** A round was asked for. */
  begin(): void
  /** Nothing came of it. */
  rest(): void
  /** Shows the round; what `skip` resolves with, the end is shown at once. */
  reveal(round: PlayedRound, skip: Promise<void>): Promise<void>
  /** What it was, as a sentence without its end. */
  resultOf(round: PlayedRound): string
  beadOf(round: PlayedRound): Omit<Bead, 'won' | 'label'>
}

export interface Theatre {
  board: Board
  speech: Speech<OriginalWords>
  synth: Synth
  history: History
  seeds: Seeds
  sparks: Sparks
  calm: () => boolean
  /** The result is seen, and the next round may not begin yet. */
  rest: () => void
}

/** Shows the rounds of one stage, and what they won. */
export class OriginalScene implements Scene {
  readonly leastMs = LEAST_ROUND_MS
  readonly #stage: OriginalStage
  readonly #theatre: Theatre
  readonly #place = part('scene')

  constructor(stage: OriginalStage, theatre: Theatre) {
    this.#stage = stage
    this.#theatre = theatre
    this.#place.replaceChildren(stage.element)
  }

  begin(): void {
    this.#stage.begin()
    part('result').textContent = ''
    this.#theatre.board.say(this.#theatre.speech.words.own.playing)
  }

  async takeBack(): Promise<void> {
    this.#stage.rest()
    this.#theatre.board.say('')
  }

  async present(round: PlayedRound): Promise<void> {
    const { board, history, seeds, rest } = this.#theatre
    seeds.played(round)
    await this.#reveal(round)
    const result = this.#stage.resultOf(round)
    part('result').textContent = result
    history.add({ ...this.#stage.beadOf(round), label: result, won: BigInt(round.wonCents) > 0n })
    board.say(`${result}. ${this.#wonIn(round)}`)
    rest()
    await showRoundWin(this.#theatre, round)
  }

  hadFeature(): boolean {
    return false
  }

  /** A tap on the stage goes to the result at once. */
  async #reveal(round: PlayedRound): Promise<void> {
    const { calm } = this.#theatre
    let skip = () => {}
    const skipped = new Promise<void>((resolve) => {
      skip = resolve
    })
    if (calm()) skip()
    this.#place.addEventListener('click', skip)
    await this.#stage.reveal(round, skipped)
    this.#place.removeEventListener('click', skip)
  }

  #wonIn({ wonCents }: PlayedRound): string {
    const { words, money } = this.#theatre.speech
    const won = BigInt(wonCents)
    return won > 0n ? words.won(money(won)) : words.wonNothing
  }
}
