import { button, element, setDisabled } from '../../../kit/front/controls/element.ts'
import { chipMark } from '../../../tables/front/view/chip-mark.ts'
import type { Felt, FeltState } from '../../../tables/front/view/felt.ts'
import { SPOTS } from '../../maths/spots.ts'
import type { Spot } from '../../maths/spots.ts'

export interface BaccaratFeltTexts {
  spots: Record<Spot, string>
  prices: Record<Spot, string>
  /** Accessible label: a bet spot, its odds, and the stakes on it. */
  spotLabel: (spot: string, price: string, stakes: string) => string
  share: (percent: string) => string
}

interface FeltPorts {
  chips: readonly bigint[]
  texts: BaccaratFeltTexts
  money(cents: bigint): string
  percent(share: number): string
  tap(spot: string): void
}

interface BetSpot {
  button: HTMLButtonElement
  chips: HTMLElement
  share: HTMLElement
  bar: HTMLElement
  /** Text that describes the felt to screen readers. */
  announcement: HTMLElement
}

const SIDES: readonly Spot[] = ['player', 'banker', 'tie']

export class BaccaratFelt implements Felt {
  readonly element: HTMLElement
  readonly #ports: FeltPorts
  readonly #betSpots: ReadonlyMap<Spot, BetSpot>

  constructor(ports: FeltPorts) {
    this.#ports = ports
    this.#betSpots = new Map(SPOTS.map((spot) => [spot, this.#createSpot(spot)]))
    this.element = element(
      'div',
      { class: 'bets bets-baccarat' },
      ...[...this.#betSpots.values()].map((betSpot) => betSpot.button),
    )
  }

  show({ confirmed, unconfirmed, totals, isOpen }: FeltState): void {
    const { chips, texts, money, percent } = this.#ports
    const totalOn = (spot: Spot) => BigInt(totals?.spots[spot] ?? '0')
    const totalCents = SIDES.reduce((sum, spot) => sum + totalOn(spot), 0n)
    for (const [spot, betSpot] of this.#betSpots) {
      const [confirmedCents, unconfirmedCents] = [confirmed.get(spot) ?? 0n, unconfirmed.get(spot) ?? 0n]
      betSpot.chips.replaceChildren(
        ...(confirmedCents > 0n ? [chipMark(confirmedCents, { chips, isConfirmed: true })] : []),
        ...(unconfirmedCents > 0n ? [chipMark(unconfirmedCents, { chips, isConfirmed: false })] : []),
      )
      betSpot.announcement.textContent = texts.spotLabel(
        texts.spots[spot],
        texts.prices[spot],
        money(confirmedCents + unconfirmedCents),
      )
      setDisabled(betSpot.button, !isOpen)
      const share = totalCents > 0n && SIDES.includes(spot) ? Number(totalOn(spot)) / Number(totalCents) : 0
      betSpot.share.textContent = share > 0 ? texts.share(percent(share)) : ''
      betSpot.bar.style.setProperty('--share', String(share))
    }
  }

  mark(won: ((spot: string) => boolean) | null): void {
    for (const [spot, betSpot] of this.#betSpots) {
      if (won === null) delete betSpot.button.dataset['won']
      else betSpot.button.dataset['won'] = String(won(spot))
    }
  }

  #createSpot(spot: Spot): BetSpot {
    const { texts, tap } = this.#ports
    const resultNote = element('span', { class: 'unseen' })
    const chips = element('span', { class: 'spot-chips', 'aria-hidden': 'true' })
    const share = element('span', { class: 'spot-share', 'aria-hidden': 'true' })
    const bar = element('span', { class: 'spot-bar', 'aria-hidden': 'true' })
    const spotButton = button(
      { class: `spot spot-${spot}` },
      () => tap(spot),
      resultNote,
      bar,
      element('span', { class: 'spot-name', 'aria-hidden': 'true' }, texts.spots[spot]),
      element('span', { class: 'spot-price', 'aria-hidden': 'true' }, texts.prices[spot]),
      share,
      chips,
    )
    return { button: spotButton, chips, share, bar, announcement: resultNote }
  }
}
