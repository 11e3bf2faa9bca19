import type { WinTier } from '../play/win-tier.ts'
import { part } from './parts.ts'
import type { StudioTranslator } from './texts/studio-texts.ts'

const TOAST_MS = 4_500

/** Displays figures and messages of the page: balance, win, session, and the latest event. */
export class StatusPanel {
  readonly #translator: StudioTranslator
  #toastTimer: ReturnType<typeof setTimeout> | undefined

  constructor(translator: StudioTranslator, playMode: 'real' | 'fun') {
    const { t, locale, direction } = translator
    this.#translator = translator
    document.documentElement.lang = locale
    document.documentElement.dir = direction
    part('balance-label').textContent = t('balance')
    part('session-label').textContent = t('session')
    part('win-label').textContent = t('win')
    const badge = part('badge')
    badge.textContent = t('playMoney')
    badge.hidden = playMode === 'real'
    part('stage').dataset['state'] = 'ready'
  }

  balance(cents: bigint): void {
    part('balance').textContent = this.#translator.money(cents)
  }

  net(cents: bigint): void {
    part('session').textContent = this.#translator.signedMoney(cents)
  }

  win(cents: bigint, tier: WinTier): void {
    part('win').dataset['tier'] = tier
    part('win-amount').textContent = tier === 'none' ? '' : this.#translator.money(cents)
  }

  /** Shows a message for a few seconds; with `stays`, for an ongoing state, until the next message. */
  toast(text: string, { stays = false } = {}): void {
    clearTimeout(this.#toastTimer)
    part('toast').textContent = text
    if (!stays && text) this.#toastTimer = setTimeout(() => this.toast(''), TOAST_MS)
  }

  /** For screen readers. */
  announce(text: string): void {
    part('announced').textContent = text
  }
}
