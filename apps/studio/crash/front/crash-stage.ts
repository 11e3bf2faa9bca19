import { element } from '../../kit/front/controls/element.ts'
import { onEmptied } from '../../kit/front/play/on-emptied.ts'
import type { FlightSnapshot } from '../flight-view.ts'
import { msUntilPoint, pointAt, pointText } from '../maths/crash.ts'
import { Sky } from './sky.ts'
import type { CrashTranslator } from './texts/texts.ts'

const SEATS_SHOWN = 6

/** The sky, the reached multiplier, and the active stakes. */
export class CrashStage {
  readonly #translator: CrashTranslator
  readonly #reducedMotion: () => boolean
  readonly #sky = new Sky()
  readonly #point = element('strong', { dir: 'ltr' })
  readonly #statusElement = element('span', { dir: 'auto' })
  readonly #reachedElement = element('div', { class: 'reached' }, this.#point, this.#statusElement)
  readonly #seats = element('ul', { class: 'seats' })
  #crashedAtMs: number | null = null
  #painted = ''

  constructor(translator: CrashTranslator, scene: HTMLElement, reducedMotion: () => boolean) {
    this.#translator = translator
    this.#reducedMotion = reducedMotion
    scene.replaceChildren(this.#sky.element, this.#seats, this.#reachedElement)
    const fitSize = () => {
      this.#sky.fitSize()
      this.#painted = ''
    }
    new ResizeObserver(fitSize).observe(scene)
    onEmptied(this.#sky.element, fitSize)
  }

  paint(flight: FlightSnapshot, now: number, isMine: boolean): void {
    const { phase } = flight
    if (phase !== 'crashed') this.#crashedAtMs = null
    else this.#crashedAtMs ??= now
    const flownMs = flownMsOf(flight, now)
    const sinceCrashMs = this.#reducedMotion() ? 2_000 : now - (this.#crashedAtMs ?? now)
    const [point, about] = this.#wordsOf(flight, now, flownMs)
    if (this.#point.textContent !== point) this.#point.textContent = point
    if (this.#statusElement.textContent !== about) this.#statusElement.textContent = about
    this.#reachedElement.dataset['phase'] = phase
    this.#reachedElement.dataset['mine'] = String(isMine)
    // A static picture is painted once.
    const paintKey = phase === 'flying' || sinceCrashMs < 1_000 ? `${now}` : `${phase} ${flownMs}`
    if (paintKey === this.#painted) return
    this.#painted = paintKey
    this.#sky.paint({ phase, flownMs, sinceCrashMs })
  }

  seats(seats: FlightSnapshot['seats']): void {
    const lines = seats.slice(-SEATS_SHOWN).map(([, { nickname, left }]) => {
      const seatLine = element('li', {}, `${nickname} `)
      if (left !== null) seatLine.append(element('b', {}, `×${pointText(left)}`))
      return seatLine
    })
    this.#seats.replaceChildren(...lines)
  }

  #wordsOf({ phase, betsUntil, point }: FlightSnapshot, now: number, flownMs: number): [string, string] {
    const translator = this.#translator
    if (phase === 'waiting') return ['×1.00', translator.t('waitingForBet')]
    if (phase === 'betting') {
      const seconds = Math.max(0, Math.ceil(((betsUntil ?? now) - now) / 1_000))
      return ['×1.00', translator.t('startsIn', { seconds: translator.number(seconds) })]
    }
    if (phase === 'flying') return [`×${pointText(pointAt(flownMs))}`, translator.t('flying')]
    return [`×${pointText(point ?? 100)}`, translator.t('crashedAt', { point: pointText(point ?? 100) })]
  }
}

function flownMsOf({ phase, startedAt, point }: FlightSnapshot, now: number): number {
  if (phase === 'crashed') return msUntilPoint(point ?? 100)
  return phase === 'flying' && startedAt !== null ? Math.max(0, now - startedAt) : 0
}
