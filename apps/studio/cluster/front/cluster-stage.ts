import type { InstantStage } from '../../originals/front/page/start-instant.ts'
import { element } from '../../kit/front/controls/element.ts'
import type { Synth } from '../../kit/front/sound/synth.ts'
import type { PlayedRound } from '../../kit/play-contract.ts'
import { COLUMNS, tumbled } from '../maths/grid.ts'
import { MAX_UNITS, UNITS_OF_STAKE } from '../maths/paytable.ts'
import { SCATTER } from '../maths/symbols.ts'
import { OutcomeView } from '../outcome-view.ts'
import type { SpinView, TumbleView } from '../outcome-view.ts'
import { Board } from './board.ts'
import { Ladder } from './ladder.ts'
import { Motion } from './motion.ts'
import type { ClusterTranslator } from './texts/texts.ts'

/** Grid displayed before the first spin. */
const FIRST_GRID = 'GFEDCBAFEDCBAGEDCBAGFDCBSGFECBAGFEDBAGFEDCAGFEDCB'
const RESULT_PAUSE_MS = 420
const BETWEEN_SPINS_MS = 350
const ANNOUNCED_MS = 1_700
const QUICK_PACE = 0.5

const reduced = window.matchMedia('(prefers-reduced-motion: reduce)')

/** The stage, which shows the server's result tumble by tumble. */
export class ClusterStage implements InstantStage {
  readonly element = element('div', { class: 'machine', 'data-mode': 'paid' })
  readonly #translator: ClusterTranslator
  readonly #synth: Synth
  readonly #motion = new Motion(() => reduced.matches)
  readonly #board = new Board(this.#motion, FIRST_GRID)
  readonly #ladder = new Ladder()
  readonly #spin = element('p', { class: 'machine-spin', dir: 'auto' })
  readonly #wonElement = element('output', { class: 'machine-won', dir: 'auto' })
  readonly #message = element('p', { class: 'news', dir: 'auto' })
  #leaving: Promise<void> = Promise.resolve()

  constructor(translator: ClusterTranslator, synth: Synth) {
    this.#translator = translator
    this.#synth = synth
    const container = element('div', { class: 'board-container' }, this.#board.element, this.#message)
    const head = element('div', { class: 'machine-head' }, this.#spin, this.#wonElement)
    this.element.append(head, this.#ladder.element, container)
    this.element.addEventListener('click', () => this.#motion.speedUp())
    new ResizeObserver(() => fit(this.#board.element, container)).observe(container)
  }

  set quick(quick: boolean) {
    this.#motion.pace = quick ? QUICK_PACE : 1
  }

  begin(): void {
    this.#clear()
    this.#motion.begin()
    this.#synth.spin()
    this.#leaving = this.#board.leave()
  }

  showIdle(): void {
    void this.#leaving.then(() => this.#board.dropIn(FIRST_GRID))
  }

  /** A tap skips to the end of the current spin; free spins after it continue. */
  async reveal(round: PlayedRound): Promise<void> {
    const { spins } = OutcomeView.parse(round.outcome)
    const counted = new RunningTotal(BigInt(round.stakeCents))
    await this.#leaving
    let freeSpins = 0
    for (const [nth, spin] of spins.entries()) {
      if (nth > 0) await this.#beginFreeSpin(nth, freeSpins)
      await this.#play(spin, counted, nth > 1)
      freeSpins += spin.freeSpins
      if (spin.freeSpins > 0) await this.#announce(this.#translator.t('freeSpins', { count: spin.freeSpins }))
    }
    if (isCapped(round)) await this.#announce(this.#translator.t('capReached'))
    this.element.dataset['mode'] = 'paid'
  }

  resultOf(round: PlayedRound): string {
    return resultOf(this.#translator, round)
  }

  beadOf(round: PlayedRound): { text: string; colour: string } {
    const { units, spins } = OutcomeView.parse(round.outcome)
    return { text: `×${units / UNITS_OF_STAKE}`, colour: colourOf(units, spins.length > 1) }
  }

  async #beginFreeSpin(nth: number, count: number): Promise<void> {
    this.element.dataset['mode'] = 'free'
    this.#spin.textContent = this.#translator.t('freeSpinOf', { nth, count })
    if (nth === 1) this.#ladder.show(1)
    this.#motion.begin()
    await this.#motion.wait(BETWEEN_SPINS_MS)
    this.#synth.reelStop(0)
    await this.#board.leave()
  }

  async #play(spin: SpinView, counted: RunningTotal, keepsMultiplier: boolean): Promise<void> {
    if (!keepsMultiplier) this.#ladder.show(1)
    let { grid } = spin
    await this.#board.dropIn(grid)
    this.#synth.reelStop(3)
    for (const tumble of spin.tumbles) {
      await this.#lightUp(tumble, counted)
      const removedCells = tumble.clusters.flatMap(({ cells }) => cells)
      grid = tumbled(grid, new Set(removedCells), tumble.drops)
      await this.#board.tumble(removedCells, grid)
      this.#synth.reelStop(tumble.multiplier)
    }
    if (spin.freeSpins > 0) {
      const scatters = Array.from(grid, (letter, cell) => (letter === SCATTER ? cell : -1)).filter((cell) => cell >= 0)
      this.#board.light(scatters)
      this.#synth.lantern(scatters.length)
      await this.#board.highlight(scatters)
    }
  }

  async #lightUp({ clusters, multiplier }: TumbleView, counted: RunningTotal): Promise<void> {
    const cells = clusters.flatMap(({ cells: these }) => these)
    this.#ladder.show(multiplier)
    this.#board.light(cells)
    this.#synth.lantern(Math.min(multiplier, 8))
    for (const cluster of clusters)
      this.#board.price(cluster.cells, this.#translator.money(counted.centsOf(cluster.units)))
    this.#wonElement.textContent = this.#translator.money(counted.add(clusters))
    await this.#board.highlight(cells)
    await this.#motion.wait(RESULT_PAUSE_MS)
  }

  async #announce(text: string): Promise<void> {
    this.#motion.begin()
    this.#message.textContent = text
    this.#synth.win()
    await this.#motion.wait(ANNOUNCED_MS)
    this.#message.textContent = ''
  }

  #clear(): void {
    this.element.dataset['mode'] = 'paid'
    this.#spin.textContent = ''
    this.#wonElement.textContent = ''
    this.#ladder.show(1)
  }
}

function colourOf(units: number, hasFreeSpins: boolean): string {
  if (hasFreeSpins) return '#ffd166'
  if (units > UNITS_OF_STAKE) return '#6ff0c8'
  return units > 0 ? '#9fb6ff' : '#8b97bd'
}

/** Running total of the round's clusters. */
class RunningTotal {
  readonly #stakeCents: bigint
  #units = 0

  constructor(stakeCents: bigint) {
    this.#stakeCents = stakeCents
  }

  add(clusters: TumbleView['clusters']): bigint {
    this.#units += clusters.reduce((sum, { units }) => sum + units, 0)
    return this.centsOf(this.#units)
  }

  centsOf(units: number): bigint {
    return (BigInt(units) * this.#stakeCents) / BigInt(UNITS_OF_STAKE)
  }
}

/** Sizes the board as the largest square that fits, with whole pixels per cell. */
function fit(board: HTMLElement, container: HTMLElement): void {
  const { width, height } = container.getBoundingClientRect()
  const side = Math.floor(Math.min(width, height) / COLUMNS) * COLUMNS
  board.style.width = `${side}px`
  board.style.height = `${side}px`
}

/** Whether the round had free spins. */
export const hadFeature = (round: PlayedRound) => OutcomeView.parse(round.outcome).spins.length > 1

const isCapped = (round: PlayedRound) => OutcomeView.parse(round.outcome).units >= MAX_UNITS

export function resultOf(translator: ClusterTranslator, round: PlayedRound): string {
  const [paid, ...free] = OutcomeView.parse(round.outcome).spins
  if (isCapped(round)) return translator.t('capReached')
  if (free.length > 0) return translator.t('freeSpins', { count: free.length })
  const tumbles = paid?.tumbles.length ?? 0
  return tumbles > 0 ? translator.t('tumbles', { count: tumbles }) : translator.t('noCluster')
}
