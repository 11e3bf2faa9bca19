import { FACES, thresholdOf, faceText, wins } from '../maths/dice.ts'
import type { Pick } from '../maths/dice.ts'
import { Outcome, Picked } from './outcome.ts'
import { at, draw, lettering, path, shade } from '../../quick-pick/art/drawing.ts'
import { elementsOf } from '../../quick-pick/front/scene/elements-of.ts'
import type { InstantStage } from '../../originals/front/page/start-instant.ts'
import { pause } from '../../kit/front/play/pause.ts'
import type { Synth } from '../../kit/front/sound/synth.ts'
import type { PlayedRound } from '../../kit/play-contract.ts'
import type { DiceTranslator } from './texts/texts.ts'

const TRACK = 320
const TUMBLE_MS = 900
const TUMBLE_STEP_MS = 60
const WON = '#5dffb4'
const LOST = '#ff8fa3'
const IDLE_COLOUR = '#ffffff'

/** The die, the line under it, and the rolled value on the line. */
export class DiceStage implements InstantStage {
  readonly element: SVGElement
  readonly #translator: DiceTranslator
  readonly #synth: Synth
  readonly #face: Element
  readonly #die: Element
  readonly #marker: SVGElement
  #picked: Pick | null = null

  constructor(translator: DiceTranslator, synth: Synth) {
    this.#translator = translator
    this.#synth = synth
    this.element = elementsOf(picture())
    this.#face = this.#find('.die-face')
    this.#die = this.#find('.die')
    this.#marker = this.#find('.marker')
  }

  /** Moves the line for the next round. */
  drawLine(pick: Pick): void {
    this.#picked = pick
    const edge = (thresholdOf(pick) / FACES) * TRACK
    const [from, to] = pick.side === 'under' ? [0, edge] : [edge, TRACK]
    const winning = this.#find('.line-win')
    winning.setAttribute('x', String(from))
    winning.setAttribute('width', String(to - from))
    this.#find('.edge').setAttribute('transform', `translate(${edge} 0)`)
    this.#find('.edge text').textContent = faceText(thresholdOf(pick))
  }

  begin(): void {
    this.#marker.dataset['seen'] = 'false'
    this.#colour(IDLE_COLOUR)
    this.#synth.spin()
  }

  showIdle(): void {
    this.#face.textContent = faceText(0)
  }

  async reveal(round: PlayedRound, skip: Promise<void>): Promise<void> {
    const { rolled } = Outcome.parse(round.outcome)
    const pick = Picked.parse(round.choice)
    if (this.#picked === null) this.drawLine(pick)
    let skipped = false
    void skip.then(() => (skipped = true))
    await Promise.resolve()
    if (!skipped) await Promise.race([this.#tumble(() => skipped), skip])
    this.#marker.style.transform = `translateX(${(rolled / FACES) * TRACK}px)`
    this.#marker.dataset['seen'] = 'true'
    this.#face.textContent = faceText(rolled)
    this.#colour(wins(rolled, pick) ? WON : LOST)
    this.#synth.reelStop(4)
  }

  resultOf(round: PlayedRound): string {
    return this.#translator.t('rolled', { number: faceText(Outcome.parse(round.outcome).rolled) })
  }

  beadOf(round: PlayedRound): { text: string; colour: string } {
    const { rolled } = Outcome.parse(round.outcome)
    return { text: faceText(rolled), colour: wins(rolled, Picked.parse(round.choice)) ? WON : LOST }
  }

  /** Animates random faces until the result has arrived; the faces have no influence on the result. */
  async #tumble(isOver: () => boolean): Promise<void> {
    this.#die.animate(
      [
        { transform: 'translateY(0) rotate(0deg)' },
        { transform: 'translateY(-12px) rotate(200deg)', offset: 0.4 },
        { transform: 'translateY(0) rotate(360deg)', offset: 0.8 },
        { transform: 'translateY(-6px) rotate(360deg)', offset: 0.9 },
        { transform: 'translateY(0) rotate(360deg)' },
      ],
      { duration: TUMBLE_MS, easing: 'ease-out' },
    )
    for (let step = 0; step * TUMBLE_STEP_MS < TUMBLE_MS && !isOver(); step++) {
      this.#face.textContent = faceText((step * 3_571 + 1_234) % FACES)
      await pause(TUMBLE_STEP_MS)
    }
  }

  #colour(fill: string): void {
    this.#face.setAttribute('fill', fill)
    this.#marker.style.setProperty('fill', fill)
  }

  #find(selector: string): SVGElement {
    const match = this.element.querySelector<SVGElement>(selector)
    if (!match) throw new Error(`The picture has no ${selector}.`)
    return match
  }
}

function picture() {
  return draw(
    'svg',
    { viewBox: '0 0 360 250', 'aria-hidden': 'true' },
    draw(
      'defs',
      {},
      shade('linear', 'die-top', '#bfe6ff', '#63b3ff'),
      shade('linear', 'die-left', '#3c86f5', '#1c4fc4'),
      shade('linear', 'die-right', '#2a66dd', '#123a96'),
    ),
    at(180, 172, draw('ellipse', { rx: 74, ry: 9, fill: '#050a22', opacity: 0.5 })),
    at(
      180,
      92,
      draw(
        'g',
        { class: 'die' },
        path('M0 -74L66 -37L0 0L-66 -37z', { fill: 'url(#die-top)' }),
        path('M-66 -37L0 0V74L-66 37z', { fill: 'url(#die-left)' }),
        path('M66 -37L0 0V74L66 37z', { fill: 'url(#die-right)' }),
        path('M0 -74L66 -37V37L0 74L-66 37V-37z', {
          fill: 'none',
          stroke: '#e6f4ff',
          'stroke-width': 3,
          'stroke-linejoin': 'round',
        }),
        path('M-66 -37L0 0L66 -37M0 0V74', { fill: 'none', stroke: '#e6f4ff', 'stroke-width': 1.5, opacity: 0.6 }),
      ),
      draw('rect', {
        x: -76,
        y: -27,
        width: 152,
        height: 54,
        rx: 16,
        fill: '#081030',
        opacity: 0.86,
        stroke: '#e6f4ff',
        'stroke-width': 2,
      }),
      lettering(faceText(0), 38, IDLE_COLOUR, { class: 'die-face' }),
    ),
    at(
      20,
      204,
      draw('rect', { x: 0, y: -9, width: TRACK, height: 18, rx: 9, class: 'line-lose' }),
      draw('rect', { x: 0, y: -9, width: TRACK / 2, height: 18, rx: 9, class: 'line-win' }),
      draw(
        'g',
        { class: 'edge' },
        draw('rect', { x: -2, y: -15, width: 4, height: 30, rx: 2, fill: '#ffffff' }),
        at(0, 30, lettering('50.00', 13, '#ffffff')),
      ),
      draw(
        'g',
        { class: 'marker', 'data-seen': 'false' },
        path('M0 -14L-9 -30H9z', {}),
        path('M0 -14L-9 -30H9z', { fill: 'none', stroke: '#ffffff', 'stroke-width': 2 }),
      ),
    ),
    at(22, 234, lettering('0', 13, '#b9c7f2')),
    at(334, 234, lettering('100', 13, '#b9c7f2')),
  )
}
