import type { GameFrame } from '../../../kit/front/frame/game-frame.ts'
import { pause } from '../../../kit/front/play/pause.ts'
import type { PlayedRound } from '../../../kit/play-contract.ts'
import type { FishTextId } from '../texts/fish-texts.ts'
import { costOfShot, Magazine } from './magazine.ts'
import type { Hit } from './magazine.ts'

/** Time in milliseconds for which hits are collected before they are sent. */
const GATHER_MS = 400

interface VolleyPorts {
  frame: GameFrame<FishTextId>
  /** The player's seat; null without one. */
  seat: () => { room: string; nextVolley(): number } | null
  show: (round: PlayedRound) => void
}

/** Sends hits in sequential volleys, each as a separate round. */
export class Volleys {
  readonly #ports: VolleyPorts
  readonly #magazine = new Magazine()
  #isSending = false

  constructor(ports: VolleyPorts) {
    this.#ports = ports
  }

  /**
   * Whether another shot may be fired while this number of equal shots is flying: the balance must cover all of them,
   * because each may hit. `wait`: temporarily not.
   */
  allows(flying: number, shot: Pick<Hit, 'weapon' | 'priceCents'>): 'yes' | 'wait' | 'too-expensive' {
    const { frame, seat } = this.#ports
    if (this.#magazine.isFull || frame.paused || !seat()) return 'wait'
    const committed = this.#magazine.costCents + BigInt(flying + 1) * costOfShot(shot)
    return committed > frame.stakeSelector.balance ? 'too-expensive' : 'yes'
  }

  hit(hit: Hit): void {
    this.#magazine.add(hit)
    if (!this.#isSending) void this.#sendAll()
  }

  /** Drops unsent hits, which were never charged. */
  clear(): void {
    this.#magazine.empty()
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true
    try {
      while (!this.#magazine.isEmpty) {
        await pause(GATHER_MS)
        await this.#send()
      }
    } finally {
      this.#isSending = false
    }
  }

  async #send(): Promise<void> {
    const { frame, seat, show } = this.#ports
    const at = seat()
    const load = this.#magazine.takeLoad()
    if (!load || !at) return
    const { priceCents, weapon, shots } = load
    const choice = { room: at.room, volley: at.nextVolley(), weapon, shots }
    await frame.play({ stakeCents: priceCents, choice }, async (round) => show(round))
  }
}
