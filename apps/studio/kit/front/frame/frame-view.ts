import { button, element } from '../controls/element.ts'
import { icon } from '../controls/icon.ts'
import type { IconName } from '../controls/icon.ts'
import type { Translator } from '../texts/text-table.ts'
import type { FrameTextId } from './texts/frame-texts.ts'

const TOAST_MS = 4_500

export interface FramePresses {
  /** Null when the surrounding page already has a back button. */
  leave: (() => void) | null
  openRules(): void
  openHistory(): void
  toggleSound(): boolean
}

interface FrameContent {
  title: string
  playMode: 'real' | 'fun'
  soundOn: boolean
  translator: Translator<FrameTextId>
  presses: FramePresses
}

/** The frame of every game that is not a slot machine: a header, the amounts at the bottom, and messages. */
export class FrameView {
  /** Container of the game's own content, such as a table or a board. */
  readonly felt = element('section', { class: 'felt' })
  /** The player's controls. */
  readonly rail = element('section', { class: 'rail' })
  readonly #translator: Translator<FrameTextId>
  readonly #balance = element('output', {})
  readonly #session = element('output', {})
  readonly #toast = element('p', { class: 'frame-toast', role: 'status' })
  readonly #messageElement = element('p', { class: 'frame-line', role: 'status' })
  readonly #announced = element('p', { class: 'unseen', 'aria-live': 'polite' })
  #toastTimer: ReturnType<typeof setTimeout> | undefined

  constructor({ title, playMode, soundOn, translator, presses }: FrameContent) {
    this.#translator = translator
    document.documentElement.lang = translator.locale
    document.documentElement.dir = translator.direction
    document.title = title
    const badge = playMode === 'fun' ? [element('span', { class: 'frame-badge' }, translator.t('playMoney'))] : []
    const name = element('h1', { class: 'frame-name', dir: 'auto' }, title)
    const bar = element(
      'header',
      { class: 'frame-bar' },
      ...(presses.leave ? [round('leave', translator.t('leave'), presses.leave)] : []),
      round('rules', translator.t('rules'), () => presses.openRules()),
      element('div', { class: 'frame-title' }, name, ...badge),
      round('history', translator.t('history'), () => presses.openHistory()),
      soundButton(translator, presses, soundOn),
    )
    const strip = element(
      'footer',
      { class: 'frame-strip' },
      element('p', {}, element('span', {}, translator.t('balance')), this.#balance),
      element('p', {}, element('span', {}, translator.t('session')), this.#session),
    )
    const stage = element(
      'main',
      { class: 'frame-stage', 'aria-label': title },
      bar,
      this.#messageElement,
      this.felt,
      this.#toast,
      this.rail,
      strip,
    )
    document.body.replaceChildren(stage, this.#announced)
  }

  balance(cents: bigint): void {
    this.#balance.textContent = this.#translator.money(cents)
  }

  net(cents: bigint): void {
    this.#session.textContent = this.#translator.signedMoney(cents)
  }

  /** Shows a message for a few seconds; with `stays`, for an ongoing state, until the next message. */
  toast(text: string, { stays = false } = {}): void {
    clearTimeout(this.#toastTimer)
    this.#toast.textContent = text
    if (!stays && text) this.#toastTimer = setTimeout(() => this.toast(''), TOAST_MS)
  }

  /** Shown over the game while its data may be outdated. */
  showMessage(text: string): void {
    this.#messageElement.textContent = text
    this.felt.dataset['stale'] = String(text !== '')
  }

  /** For screen readers. */
  announce(text: string): void {
    this.#announced.textContent = text
  }
}

const round = (name: IconName, label: string, onPress: () => void) =>
  button({ class: `frame-button frame-${name}`, 'aria-label': label }, onPress, icon(name))

function soundButton(translator: Translator<FrameTextId>, presses: FramePresses, soundOn: boolean): HTMLButtonElement {
  const buttonElement = button({ class: 'frame-button' }, () => show(presses.toggleSound()))
  const show = (on: boolean) => {
    buttonElement.setAttribute('aria-label', translator.t(on ? 'soundOff' : 'soundOn'))
    buttonElement.replaceChildren(icon(on ? 'sound-on' : 'sound-off'))
  }
  show(soundOn)
  return buttonElement
}
