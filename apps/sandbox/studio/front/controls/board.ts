import type { WinTier } from '../play/win-tier.ts'
import type { Speech } from '../words/speech.ts'
import { part } from './parts.ts'

const TOAST_MS = 4_500

/** All that the page tells in figures and words: balance, win, session, and what just happened. */
export class Board {
  readonly #speech: Speech
  #toastTimer: ReturnType<typeof setTimeout> | undefined

  constructor(speech: Speech, playMode: 'real' | 'fun') {
    const { words, locale, direction } = speech
    this.#speech = speech
    document.documentElement.lang = locale
    document.documentElement.dir = direction
    part('balance-label').textContent = words.balance
    part('session-label').textContent = words.session
    part('win-label').textContent = words.win
    const badge = part('badge')
    badge.textContent = words.playMoney
    badge.hidden = playMode === 'real'
    part('stage').dataset['state'] = 'ready'
  }

  balance(cents: bigint): void {
    part('balance').textContent = this.#speech.money(cents)
  }

  net(cents: bigint): void {
    part('session').textContent = this.#speech.signedMoney(cents)
  }

  win(cents: bigint, tier: WinTier): void {
    part('win').dataset['tier'] = tier
    part('win-amount').textContent = tier === 'none' ? '' : this.#speech.money(cents)
  }

  /** Stays until the next word where it is about something that goes on. */
  toast(text: string, { stays = false } = {}): void {
    clearTimeout(this.#toastTimer)
    part('toast').textContent = text
    if (!stays && text) this.#toastTimer = setTimeout(() => this.toast(''), TOAST_MS)
  }

  /** For who listens instead of looking. */
  say(text: string): void {
    part('said').textContent = text
  }
}
