import { button, element, setDisabled } from '../../../kit/front/controls/element.ts'
import { chipMark } from '../../../tables/front/view/chip-mark.ts'
import type { Felt, FeltState } from '../../../tables/front/view/felt.ts'
import { SPOTS } from '../../maths/bout.ts'
import type { Spot } from '../../maths/bout.ts'
import { oddsOf } from '../../maths/pool.ts'

export interface ArenaFeltTexts {
  names: Record<Spot, string>
  drawPrice: string
  noOdds: string
  pool: (amount: string) => string
  seed: (amount: string) => string
  spotLabel: (spot: string, odds: string, stakes: string) => string
}

interface FeltPorts {
  chips: readonly bigint[]
  texts: ArenaFeltTexts
  /** Amount that the house seeds on each side, in cents. */
  seed: bigint
  money(cents: bigint): string
  odds(hundredths: bigint): string
  tap(spot: string): void
}

interface BetSpot {
  button: HTMLButtonElement
  odds: HTMLElement
  pool: HTMLElement
  chips: HTMLElement
  /** Text that describes the felt to screen readers. */
  announcement: HTMLElement
}

/** The two sides with their pools and live odds, the draw between them. */
export class ArenaFelt implements Felt {
  readonly element: HTMLElement
  readonly #ports: FeltPorts
  readonly #betSpots: ReadonlyMap<Spot, BetSpot>
  readonly #share = element('span', { class: 'pool-share' })

  constructor(ports: FeltPorts) {
    this.#ports = ports
    this.#betSpots = new Map(SPOTS.map((spot) => [spot, this.#createSpot(spot)]))
    const bar = element('div', { class: 'pool-bar', dir: 'ltr', 'aria-hidden': 'true' }, this.#share)
    const betButtons = [...this.#betSpots.values()].map((betSpot) => betSpot.button)
    const seed =
      ports.seed > 0n ? [element('p', { class: 'pool-seed' }, ports.texts.seed(ports.money(ports.seed)))] : []
    this.element = element(
      'div',
      { class: 'bets bets-arena' },
      bar,
      element('div', { class: 'arena-spots' }, ...betButtons),
      ...seed,
    )
  }

  show({ confirmed, unconfirmed, totals, isOpen }: FeltState): void {
    const { chips, texts, seed, money, odds } = this.#ports
    const stakes = (spot: Spot) => BigInt(totals?.spots[spot] ?? '0')
    const pool = { staked: { meron: stakes('meron'), wala: stakes('wala') }, seed }
    const poolTotal = pool.staked.meron + pool.staked.wala + seed * 2n
    const share = poolTotal > 0n ? Number(pool.staked.meron + seed) / Number(poolTotal) : 0.5
    this.#share.style.setProperty('--share', String(share))
    for (const [spot, betSpot] of this.#betSpots) {
      const times = spot === 'draw' ? null : oddsOf(pool, spot)
      const sideText = times === null ? texts.noOdds : `×${odds(times)}`
      const text = spot === 'draw' ? texts.drawPrice : sideText
      betSpot.odds.textContent = text
      betSpot.odds.dataset['empty'] = String(spot !== 'draw' && times === null)
      betSpot.pool.textContent = texts.pool(money(stakes(spot)))
      const [confirmedCents, unconfirmedCents] = [confirmed.get(spot) ?? 0n, unconfirmed.get(spot) ?? 0n]
      betSpot.chips.replaceChildren(
        ...(confirmedCents > 0n ? [chipMark(confirmedCents, { chips, isConfirmed: true })] : []),
        ...(unconfirmedCents > 0n ? [chipMark(unconfirmedCents, { chips, isConfirmed: false })] : []),
      )
      betSpot.announcement.textContent = texts.spotLabel(
        texts.names[spot],
        text,
        money(confirmedCents + unconfirmedCents),
      )
      setDisabled(betSpot.button, !isOpen)
    }
  }

  mark(won: ((spot: string) => boolean) | null): void {
    for (const [spot, { button: betButton }] of this.#betSpots) {
      if (won === null) delete betButton.dataset['won']
      else betButton.dataset['won'] = String(won(spot))
    }
  }

  #createSpot(spot: Spot): BetSpot {
    const { texts, tap } = this.#ports
    const part = (name: string) => element('span', { class: name, 'aria-hidden': 'true' })
    const betSpot = { odds: part('spot-odds'), pool: part('spot-pool'), chips: part('spot-chips') }
    const resultNote = element('span', { class: 'unseen' })
    const name = element('span', { class: 'spot-name', 'aria-hidden': 'true' }, texts.names[spot])
    const spotButton = button(
      { class: `spot spot-${spot}` },
      () => tap(spot),
      resultNote,
      name,
      betSpot.odds,
      betSpot.pool,
      betSpot.chips,
    )
    return { ...betSpot, announcement: resultNote, button: spotButton }
  }
}
