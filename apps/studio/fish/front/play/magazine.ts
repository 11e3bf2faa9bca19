import { POWERS } from '../../maths/creatures.ts'
import type { Weapon } from '../../maths/creatures.ts'
import { MAX_SHOTS } from '../../room/volley-choice.ts'

/** A shot that hit and is not yet reported. */
export interface Hit {
  fish: number
  weapon: Weapon
  priceCents: bigint
}

export interface LoadedVolley extends Pick<Hit, 'weapon' | 'priceCents'> {
  shots: number[]
}

/** Maximum number of waiting hits; beyond it no shot is fired. */
const MAX_WAITING = 2 * MAX_SHOTS

/** Queue of hits until a volley reports them. */
export class Magazine {
  #hits: Hit[] = []

  get isFull(): boolean {
    return this.#hits.length >= MAX_WAITING
  }

  get isEmpty(): boolean {
    return this.#hits.length === 0
  }

  get costCents(): bigint {
    return this.#hits.reduce((sum, hit) => sum + costOfShot(hit), 0n)
  }

  add(hit: Hit): void {
    this.#hits.push(hit)
  }

  /** Removes and returns the first hits that fit in one volley: of one price and one power. Null if there are none. */
  takeLoad(): LoadedVolley | null {
    const [first] = this.#hits
    if (!first) return null
    const { weapon, priceCents } = first
    const other = this.#hits.findIndex((hit) => hit.weapon !== weapon || hit.priceCents !== priceCents)
    const count = Math.min(MAX_SHOTS, other === -1 ? this.#hits.length : other)
    const shots = this.#hits.splice(0, count).map(({ fish }) => fish)
    return { weapon, priceCents, shots }
  }

  empty(): void {
    this.#hits = []
  }
}

export const costOfShot = ({ weapon, priceCents }: Pick<Hit, 'weapon' | 'priceCents'>): bigint =>
  BigInt(POWERS[weapon]) * priceCents
