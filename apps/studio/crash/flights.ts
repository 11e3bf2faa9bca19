import { afterCommit, inTransaction } from '@ante/plain-server/db.ts'
import type { Db, Queryable } from '@ante/plain-server/db.ts'
import { Refused } from '@ante/plain-server/refusal.ts'

import { MAX_MARKS } from '../kit/fairness/mixed-seed.ts'
import { markOf } from '../kit/fairness/round-fairness.ts'
import type { Seal } from '../kit/fairness/seal.ts'
import type { HeldRounds } from '../kit/held/held.ts'
import { cancelFlight } from './cancel-flight.ts'
import { canDraw, drawFlight, createChain } from './chain.ts'
import type { Chain } from './chain.ts'
import { outcomeOf, roundsToCashOut, roundsOf, subjectOf } from './crash-round.ts'
import type { CrashRound } from './crash-round.ts'
import {
  insertFlight,
  isBetting,
  insertSeat,
  latestFlights,
  addSeedContribution,
  marksOf,
  moveFlight,
  openFlight,
  flightsOfChain,
  seatsOf,
  settleFlight,
} from './flight-store.ts'
import type { PastFlight, StoredFlight } from './flight-store.ts'
import { seatName } from './flight-view.ts'
import type { FlightEvent, FlightSnapshot } from './flight-view.ts'
import { MAX_POINT, MIN_CASH_OUT, msUntilPoint, payoutCents, pointAt } from './maths/crash.ts'
import { flightSnapshot } from './flight-snapshot.ts'
import type { Flight } from './flight-snapshot.ts'

export const BETTING_MS = 6_000
const PAST_FLIGHTS = 20

export interface FlightPorts {
  db: Db
  heldRounds: Pick<HeldRounds, 'lockSubject' | 'heldRoundsOf' | 'settleHeld' | 'setAside' | 'voidHeld' | 'revealHeld'>
  /** Encryption of pending seeds. */
  seal: Seal
  now(): number
  /** Speed factor of a flight: 1 except in tests. */
  timeScale: number
  /** Publishes an event to all viewers. */
  publish(event: FlightEvent): void
}

/** The shared flight and its operations; `pilot.ts` schedules them. */
export class Flights {
  readonly #ports: FlightPorts
  #chain: Chain | null = null
  #flight: Flight | null = null
  #past: PastFlight[] = []

  constructor(ports: FlightPorts) {
    this.#ports = ports
  }

  get phase(): Flight['phase'] {
    return this.#flight?.phase ?? 'crashed'
  }

  get betsUntil(): number | null {
    return this.#flight?.betsUntil ?? null
  }

  /** Time at which the crash becomes visible: just after the last moment that shows its point. */
  get crashesAt(): number {
    const { startedAt, point } = this.#flying()
    return startedAt + msUntilPoint(point + 1) / this.#ports.timeScale
  }

  /**
   * Resumes the open flight after a restart. In betting, it continues. In the air, stakes whose automatic point was
   * reached are paid, and all others are returned. After its crash was shown, it is settled.
   */
  async resumeChain(chain: Chain): Promise<void> {
    this.#chain = chain
    this.#past = await latestFlights(this.#ports.db, PAST_FLIGHTS)
    const stored = await openFlight(this.#ports.db)
    if (stored) await (canDraw(chain, stored) ? this.#resume(stored) : cancelFlight(this.#ports, stored.number))
  }

  /** Opens the next flight; resumes a flight that is already open, because its storing was not acknowledged. */
  async open(): Promise<void> {
    const stored = await openFlight(this.#ports.db)
    if (stored) await this.#resume(stored)
    if (stored?.state === 'betting') return
    const chain = await this.#chainWithSeeds()
    const nextIndex = (await flightsOfChain(this.#ports.db, chain.id)) + 1
    const number = await insertFlight(this.#ports.db, { chainId: chain.id, chainIndex: nextIndex })
    this.#begin({ number, chainIndex: nextIndex, marks: [] })
  }

  /** Called when a viewer is present: starts the betting time of a waiting flight. */
  refreshPresence(): void {
    const flight = this.#flight
    if (flight?.phase !== 'waiting') return
    flight.phase = 'betting'
    flight.betsUntil = this.#ports.now() + BETTING_MS / this.#ports.timeScale
    this.#publishBetting(flight)
  }

  /** Closes betting: from now on the crash point is fixed, by the seed and the contributions of the first stakes. */
  async takeOff(): Promise<void> {
    const flight = this.#required()
    const { chainIndex } = flight
    const { startedAt, point } = await inTransaction(this.#ports.db, async (tx) => {
      await this.#ports.heldRounds.lockSubject(tx, subjectOf(flight.number))
      const now = this.#ports.now()
      const marks = await marksOf(tx, flight.number)
      await moveFlight(tx, flight.number, { to: 'flying', startedAt: now })
      return { startedAt: now, point: drawFlight(this.#requiredChain(), { chainIndex, marks }).point }
    })
    Object.assign(flight, { phase: 'flying', startedAt, point })
    this.#ports.publish({ is: 'flying', flight: `${flight.number}`, startedAt })
  }

  /** Pays stakes whose automatic point is reached; at the highest point, all. */
  async payReached(): Promise<void> {
    const flight = this.#flying()
    const reached = Math.min(flight.point, this.#pointAt(this.#ports.now(), flight.startedAt))
    const due = [...flight.seats.values()].some(({ auto, left }) => left === null && (auto ?? MAX_POINT) <= reached)
    if (!due) return
    await inTransaction(this.#ports.db, async (tx) => {
      await this.#ports.heldRounds.lockSubject(tx, subjectOf(flight.number))
      await this.#payReached(tx, { number: flight.number, reached, top: MAX_POINT })
    })
  }

  /** Stores the crash before publishing it, so that a shown crash is always final. */
  async crash(): Promise<void> {
    const flight = this.#flying()
    await moveFlight(this.#ports.db, flight.number, { to: 'over', point: flight.point })
    flight.phase = 'crashed'
    const seed = this.#chain?.seeds[flight.chainIndex] ?? ''
    this.#ports.publish({ is: 'crashed', flight: `${flight.number}`, point: flight.point, seed })
  }

  /** Settles the remaining stakes as lost, and publishes the seed with every round. */
  async settle(): Promise<void> {
    const flight = this.#required()
    await this.#end(flight, { interrupted: false })
    this.#ports.publish({ is: 'settled', flight: `${flight.number}` })
  }

  /** Returns the flight that accepts stakes now; throws `Refused` while betting is closed. */
  boardable(): bigint {
    this.refreshPresence()
    const flight = this.#flight
    const isOpen = flight?.phase === 'betting' && this.#ports.now() < (flight.betsUntil ?? 0)
    if (!flight || !isOpen) throw new Refused('bets.closed')
    return flight.number
  }

  async seat(tx: Queryable, { id, progress }: CrashRound): Promise<boolean> {
    const flight = BigInt(progress.flight)
    if (!(await isBetting(tx, flight))) return false
    await insertSeat(tx, { roundId: id, flight, nickname: progress.nickname })
    if ((this.#flight?.marks.length ?? 0) >= MAX_MARKS) return true
    const marks = await addSeedContribution(tx, flight, markOf(id))
    afterCommit(tx, () => this.#marked(flight, marks ?? []))
    return true
  }

  seated({ id, progress }: CrashRound): void {
    const flight = this.#flight
    if (`${flight?.number}` !== progress.flight || flight?.seats.has(id)) return
    const { nickname, auto } = progress
    flight?.seats.set(id, { nickname, auto, left: null })
    this.#ports.publish({ is: 'seat', flight: progress.flight, seat: seatName(id), nickname })
  }

  /** Cashes a stake out at the point reached when the message arrived; throws `Refused` if that is not possible. */
  leave(tx: Queryable, { id, progress, stakeCents }: CrashRound, receivedAt: number) {
    const flight = this.#flight
    if (!flight || `${flight.number}` !== progress.flight) throw new Refused('flight.over')
    if (flight.startedAt === null) throw new Refused('flight.waiting')
    const reached = this.#pointAt(receivedAt, flight.startedAt)
    if (flight.point === null || reached > flight.point) throw new Refused('flight.crashed')
    if (reached < MIN_CASH_OUT) throw new Refused('flight.too_soon')
    const leftAt = Math.min(reached, progress.auto ?? reached)
    afterCommit(tx, () => this.#publishCashOut(id, leftAt))
    return { outcome: { flight: progress.flight, left: leftAt }, wonCents: payoutCents(leftAt, stakeCents) }
  }

  snapshot(): FlightSnapshot {
    const flight = this.#flight
    const publishedHash = this.#publishedHashFor(flight)
    return flightSnapshot(flight, { publishedHash, salt: this.#chain?.salt ?? '', past: this.#past })
  }

  #pointAt(now: number, startedAt: number): number {
    return pointAt((now - startedAt) * this.#ports.timeScale)
  }

  #begin({ number, chainIndex, marks }: Pick<Flight, 'number' | 'chainIndex' | 'marks'>): void {
    const newFlight = { phase: 'waiting', point: null, betsUntil: null, startedAt: null, seats: new Map() } as const
    this.#flight = { number, chainIndex, marks, ...newFlight }
    this.#publishBetting(this.#flight)
  }

  async #resume(stored: StoredFlight): Promise<void> {
    if (stored.state === 'betting') return this.#resumeBetting(stored)
    await this.#end(stored, { interrupted: stored.state === 'flying' })
  }

  async #resumeBetting(stored: StoredFlight): Promise<void> {
    this.#begin({ ...stored, marks: stored.marks ?? [] })
    const rounds = await roundsOf(this.#ports.db, this.#ports.heldRounds, stored.number)
    for (const round of rounds) this.seated(round)
    if (rounds.length > 0) this.refreshPresence()
  }

  #publishBetting(flight: Flight): void {
    const { number, betsUntil } = flight
    const publishedHash = this.#publishedHashFor(flight)
    this.#ports.publish({ is: 'betting', flight: `${number}`, betsUntil, publishedHash })
  }

  /** `top`: the point at which stakes without an automatic point cash out. */
  async #payReached(tx: Queryable, at: { number: bigint; reached: number; top: number }): Promise<void> {
    const { number: flight, reached, top } = at
    const paid = roundsToCashOut(await roundsOf(tx, this.#ports.heldRounds, flight), { reached, top })
    await this.#ports.heldRounds.settleHeld(
      tx,
      paid.map(({ id, left, wonCents }) => ({ roundId: id, outcome: outcomeOf(flight, left), wonCents })),
    )
    afterCommit(tx, () => {
      for (const { id, left } of paid) this.#publishCashOut(id, left)
    })
  }

  async #end(
    { number, chainIndex }: Pick<StoredFlight, 'number' | 'chainIndex'>,
    ending: { interrupted: boolean },
  ): Promise<void> {
    const { db, heldRounds } = this.#ports
    const ended = await inTransaction(db, async (tx) => {
      await heldRounds.lockSubject(tx, subjectOf(number))
      const { fairness, point } = drawFlight(this.#requiredChain(), { chainIndex, marks: await marksOf(tx, number) })
      // An interrupted flight was never shown at the highest point, so stakes without an automatic point are not paid.
      await this.#payReached(tx, { number, reached: point, top: ending.interrupted ? Infinity : MAX_POINT })
      const openRounds = (await heldRounds.heldRoundsOf(tx, subjectOf(number))).map(({ id }) => id)
      if (ending.interrupted) await heldRounds.voidHeld(tx, openRounds, 'interrupted')
      else {
        const lost = openRounds.map((roundId) => ({ roundId, outcome: outcomeOf(number, null), wonCents: 0n }))
        await heldRounds.settleHeld(tx, lost)
      }
      await heldRounds.revealHeld(tx, await seatsOf(tx, number), { fairness, outcome: { point } })
      await settleFlight(tx, number, { point, interrupted: ending.interrupted, fairness })
      return point
    })
    if (!ending.interrupted) this.#past = [{ number, point: ended }, ...this.#past].slice(0, PAST_FLIGHTS)
  }

  /** Publishes the seed contributions when there are more than before: concurrent stakes are reported in any order. */
  #marked(number: bigint, marks: string[]): void {
    const flight = this.#flight
    if (flight?.number !== number || flight.marks.length >= marks.length) return
    flight.marks = marks
    this.#ports.publish({ is: 'marks', flight: `${number}`, marks })
  }

  #publishCashOut(id: string, leftAt: number): void {
    const seat = this.#flight?.seats.get(id)
    if (!seat || seat.left !== null) return
    seat.left = leftAt
    this.#ports.publish({ is: 'left', flight: `${this.#flight?.number}`, seat: seatName(id), left: leftAt })
  }

  async #chainWithSeeds(): Promise<Chain> {
    const chain = this.#requiredChain()
    const used = await flightsOfChain(this.#ports.db, chain.id)
    if (used < chain.seeds.length - 1) return chain
    return (this.#chain = await inTransaction(this.#ports.db, (tx) => createChain(tx, this.#ports.seal)))
  }

  #publishedHashFor(flight: Flight | null): string {
    return this.#chain?.seeds[(flight?.chainIndex ?? 1) - 1] ?? ''
  }

  #requiredChain(): Chain {
    if (!this.#chain) throw new Error('There is no chain yet.')
    return this.#chain
  }

  #required(): Flight {
    if (!this.#flight) throw new Error('There is no flight.')
    return this.#flight
  }

  #flying(): Flight & { startedAt: number; point: number } {
    const flight = this.#required()
    const { startedAt, point } = flight
    if (startedAt === null || point === null) throw new Error('The flight has not taken off.')
    return Object.assign(flight, { startedAt, point })
  }
}
