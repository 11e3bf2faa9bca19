import { SECOND_MS } from '@ante/contract/kit/time.ts'

import { seededDraw } from '../../kit/maths/seeded-draw.ts'
import type { DrawBelow } from '../../kit/maths/draw-below.ts'
import { creatures } from '../maths/creatures.ts'
import type { Creature } from '../maths/creatures.ts'
import { BOSS_EVERY_SECONDS, BOSS_FIRST_SECOND, swimmers } from './swimmers.ts'
import type { Swimmer } from './swimmers.ts'

/** A swimming fish; its path follows from the room's seed. */
export interface Fish {
  id: number
  creature: Creature
  /** In room time. */
  createdMs: number
  path: FishPath
}

interface Point {
  x: number
  y: number
}

interface FishPath {
  points: readonly [Point, Point, Point, Point]
  phase: number
}

/** Ids are numbered by the second of birth, so each id reveals whether such a fish ever existed. */
const MAX_NEW_FISH_PER_SECOND = 16
/** Distance outside the room at which the largest fish is invisible. */
const OUTSIDE = 0.3
const SCHOOL_GAP_MS = 420
const SCHOOL_SPREAD = 0.05
const FRACTION_STEPS = 10_000
const MAX_CROSSING_MS = Math.max(...Object.values(swimmers).map(({ crossesMs }) => crossesMs))

/**
 * The fish of one room: births and positions follow from the seed alone, so that all viewers see the same fish without
 * transmission. The probability of a catch does not depend on a fish's position.
 */
export class Sea {
  readonly #seed: number
  readonly #born = new Map<number, readonly Fish[]>()

  constructor(seed: number) {
    this.#seed = seed
  }

  /** Returns null for an id that no fish ever has. */
  fish(id: number): Fish | null {
    const second = Math.floor(id / MAX_NEW_FISH_PER_SECOND)
    const created = this.#born.get(second) ?? fishCreatedIn(second, this.#seed)
    return created[id % MAX_NEW_FISH_PER_SECOND] ?? null
  }

  /** Returns all fish swimming at this time, oldest first. */
  swimming(atMs: number): Fish[] {
    const [from, to] = [Math.floor((atMs - MAX_CROSSING_MS) / SECOND_MS) - 1, Math.floor(atMs / SECOND_MS)]
    const swimming: Fish[] = []
    for (let second = Math.max(0, from); second <= to; second++) {
      for (const fish of this.#bornIn(second)) if (isOnItsWay(fish, atMs)) swimming.push(fish)
    }
    this.#deleteBornBefore(from)
    return swimming
  }

  #bornIn(second: number): readonly Fish[] {
    const cached = this.#born.get(second)
    if (cached) return cached
    const created = fishCreatedIn(second, this.#seed)
    this.#born.set(second, created)
    return created
  }

  #deleteBornBefore(second: number): void {
    for (const key of this.#born.keys()) if (key < second) this.#born.delete(key)
  }
}

function fishCreatedIn(second: number, seed: number): Fish[] {
  if (second < 0) return []
  const draw = seededDraw(Math.imul(seed ^ 0x9e3779b9, second + 1) ^ seed)
  const created: Omit<Fish, 'id'>[] = []
  for (const creature of creatures) {
    const swimmer = swimmers[creature]
    const appears = creature === 'boss' ? isBossSecond(second) : draw(swimmer.everySeconds) === 0
    if (appears) created.push(...schoolOf(creature, swimmer, draw))
  }
  return created.slice(0, MAX_NEW_FISH_PER_SECOND).map(({ createdMs, ...fish }, index) => ({
    ...fish,
    id: second * MAX_NEW_FISH_PER_SECOND + index,
    createdMs: second * SECOND_MS + createdMs,
  }))
}

export const isBossSecond = (second: number): boolean => second % BOSS_EVERY_SECONDS === BOSS_FIRST_SECOND

/** Returns a school of fish that swim one behind the other, each slightly beside the path of the first. */
function schoolOf(creature: Creature, { school: [min, max] }: Swimmer, draw: DrawBelow): Omit<Fish, 'id'>[] {
  const path = creature === 'boss' ? bossPath(draw) : pathAcross(draw)
  return Array.from({ length: min + draw(max - min + 1) }, (_, index) => {
    const [x, y] = [index && (part(draw) - 0.5) * SCHOOL_SPREAD, index && (part(draw) - 0.5) * SCHOOL_SPREAD * 2]
    const [a, b, c, d] = path.points
    const beside = (point: Point) => ({ x: point.x + x, y: point.y + y })
    const points = [beside(a), beside(b), beside(c), beside(d)] as const
    return { creature, createdMs: index * SCHOOL_GAP_MS, path: { points, phase: path.phase + index * 0.4 } }
  })
}

const part = (draw: DrawBelow) => draw(FRACTION_STEPS) / FRACTION_STEPS
const between = (draw: DrawBelow, min: number, max: number) => min + part(draw) * (max - min)

/** A path from one side to the other, with a bend or two; one in four enters from above or below. */
function pathAcross(draw: DrawBelow): FishPath {
  const upright = draw(4) === 0
  const forth = draw(2) === 0
  const at = (share: number, across: number): Point => {
    const directedShare = forth ? share : 1 - share
    return upright ? { x: across, y: directedShare } : { x: directedShare, y: across }
  }
  const points = [
    at(-OUTSIDE, between(draw, 0.08, 0.92)),
    at(between(draw, 0.15, 0.4), between(draw, 0, 1)),
    at(between(draw, 0.6, 0.85), between(draw, 0, 1)),
    at(1 + OUTSIDE, between(draw, 0.08, 0.92)),
  ] as const
  return { points, phase: between(draw, 0, 2 * Math.PI) }
}

/** The boss stays in the middle for most of its time. */
function bossPath(draw: DrawBelow): FishPath {
  const forth = draw(2) === 0
  const at = (x: number, y: number): Point => ({ x: forth ? x : 1 - x, y })
  const points = [at(-0.5, 0.4), at(0.95, 0.25), at(0.05, 0.62), at(1.5, 0.42)] as const
  return { points, phase: between(draw, 0, 2 * Math.PI) }
}

export interface FishPosition extends Point {
  /** The next point of its path, which determines its heading. */
  towards: Point
}

const isOnItsWay = ({ creature, createdMs }: Fish, atMs: number): boolean =>
  atMs >= createdMs && atMs <= createdMs + swimmers[creature].crossesMs

/** Returns the position of a fish relative to the room's width and height; null before its birth and after its end. */
export function fishPositionAt(fish: Fish, atMs: number): FishPosition | null {
  if (!isOnItsWay(fish, atMs)) return null
  const { crossesMs } = swimmers[fish.creature]
  const share = (atMs - fish.createdMs) / crossesMs
  const position = pointAlongPath(fish, share)
  return { ...position, towards: pointAlongPath(fish, share + 0.01) }
}

/** Called for every fish in every frame. */
function pointAlongPath({ creature, path }: Fish, share: number): Point {
  const { weave, weaves } = swimmers[creature]
  const [a, b, c, d] = path.points
  const remainingShare = 1 - share
  const [first, second, third, last] = [
    remainingShare ** 3,
    3 * remainingShare * remainingShare * share,
    3 * remainingShare * share * share,
    share ** 3,
  ]
  const wave = weave * Math.sin(path.phase + share * weaves * 2 * Math.PI)
  return {
    x: a.x * first + b.x * second + c.x * third + d.x * last + wave * 0.4,
    y: a.y * first + b.y * second + c.y * third + d.y * last + wave,
  }
}

/** Whether the centre of the fish is in the visible room. */
export function isInSight(fish: Fish, atMs: number): boolean {
  const position = fishPositionAt(fish, atMs)
  return position !== null && position.x >= 0 && position.x <= 1 && position.y >= 0 && position.y <= 1
}
