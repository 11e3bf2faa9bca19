import { element } from '../../../kit/front/controls/element.ts'
import type { GameFrame } from '../../../kit/front/frame/game-frame.ts'
import type { PlayedRound } from '../../../kit/play-contract.ts'
import { BOSS_PARTS, creatureOf } from '../../maths/creatures.ts'
import type { Weapon } from '../../maths/creatures.ts'
import type { Catch, FishRoomEvent } from '../../room/fish-room-view.ts'
import { Cannons } from '../scene/cannons.ts'
import { Effects } from '../scene/effects.ts'
import { runFrames } from '../scene/frames.ts'
import { RoomProjection } from '../scene/room-projection.ts'
import type { Spot } from '../scene/room-projection.ts'
import { Painter } from '../scene/painter.ts'
import { Shoal } from '../scene/shoal.ts'
import { Shots } from '../scene/shots.ts'
import { Sprites } from '../scene/sprites.ts'
import type { FishTextId } from '../texts/fish-texts.ts'
import { Gun } from './gun.ts'
import { catchesOfVolley } from './outcome-view.ts'
import { Seat } from './seat.ts'
import { Sounds } from './sounds.ts'
import { Volleys } from './volleys.ts'

const TURNS_FROM_SEAT = 2
const BOSS_CALLED_MS = 4_000
const WON = '#ffd166'
const OTHERS_WON = '#d8fbff'
/** Font size of a catch's multiple of the price. */
const sizeOf = (times: number) => Math.min(34, 17 + Math.sqrt(times) * 1.4)

/** The player's session in the room: visible fish, shots, catches, and events of other players. */
export class Hunt {
  readonly gun: Gun
  readonly #frame: GameFrame<FishTextId>
  readonly #projection = new RoomProjection()
  readonly #sprites = new Sprites()
  readonly #shots = new Shots()
  readonly #cannons = new Cannons()
  readonly #effects: Effects
  readonly #sounds: Sounds
  readonly #seat: Seat
  readonly #volleys: Volleys
  readonly #isCalm: () => boolean
  readonly #container: HTMLElement
  readonly #painter: Painter
  #shoal: Shoal | null = null
  #announcedBossId: number | null = null

  constructor(
    frame: GameFrame<FishTextId>,
    { variant, prefersReducedMotion }: { variant: number; prefersReducedMotion: () => boolean },
  ) {
    const backdrop = element('canvas', { class: 'water', 'aria-hidden': 'true' })
    const water = element('canvas', {
      class: 'water water-front',
      tabindex: '0',
      role: 'application',
      'aria-label': frame.translator.t('water'),
    })
    this.#frame = frame
    this.#isCalm = prefersReducedMotion
    this.#container = frame.view.felt
    this.#container.replaceChildren(backdrop, water)
    this.#effects = new Effects(prefersReducedMotion)
    this.#sounds = new Sounds(frame.sound)
    this.#painter = new Painter(water)
    this.#seat = new Seat(frame, {
      snapshot: (view) => {
        this.#shoal = new Shoal(view, () => this.#seat.serverNow())
        this.#cannons.names(view.seats)
      },
      onEvent: (event) => this.#handleEvent(event),
    })
    this.#volleys = new Volleys({ frame, seat: () => this.#seat.volleys, show: (round) => this.#showMine(round) })
    this.gun = this.#createGun(water)
    const frames = { projection: this.#projection, sprites: this.#sprites, backdrop, water, variant }
    runFrames({
      ...frames,
      frame: (nowMs, passedMs) => this.#step(nowMs, passedMs),
      redraw: () => [this.#painter, this.#effects, this.#cannons].forEach((item) => item.redraw()),
    })
  }

  begin(): Promise<void> {
    return this.#seat.sit()
  }

  /** The seat or the room is gone: requests another one. */
  retakeSeat(): void {
    void this.#seat.sit()
  }

  pause(): void {
    this.gun.stopFiring()
    this.#shots.drop()
  }

  #createGun(water: HTMLCanvasElement): Gun {
    const frame = this.#frame
    return new Gun(water, {
      projection: this.#projection,
      shoal: () => this.#shoal,
      shots: this.#shots,
      cannons: this.#cannons,
      seat: () => this.#seat.number,
      priceCents: () => frame.stakeSelector.stake,
      mayFire: (flying) => {
        const shot = { weapon: this.gun.weapon, priceCents: frame.stakeSelector.stake }
        const allowed = this.#volleys.allows(flying, shot)
        if (allowed === 'too-expensive' && flying === 0)
          frame.refuse('account.balance.not.enough', frame.stakeSelector.stake)
        return allowed === 'yes'
      },
      fired: () => this.#sounds.shot(),
    })
  }

  #step(nowMs: number, passedMs: number): void {
    const shoal = this.#shoal
    if (!shoal) return
    const mine = this.#seat.number
    this.#projection.isFlipped = mine !== null && mine >= TURNS_FROM_SEAT
    shoal.update(this.#projection, this.#sprites)
    this.gun.frame(nowMs)
    this.#shots.move({ projection: this.#projection, shoal, nowMs, passedMs }, (shot, fish) => {
      this.#effects.splash(shot, shot.weapon, nowMs)
      shoal.flash(fish)
      if (shot.isOthers) return
      this.#sounds.hit()
      this.#volleys.hit({ fish, weapon: shot.weapon, priceCents: shot.priceCents })
    })
    this.#callBoss(shoal)
    this.#painter.paint({
      projection: this.#projection,
      sprites: this.#sprites,
      shoal,
      shots: this.#shots,
      effects: this.#effects,
      cannons: this.#cannons,
      mine,
      weapon: this.gun.weapon,
      locked: this.gun.locked,
      nowMs,
      prefersReducedMotion: this.#isCalm(),
    })
  }

  #callBoss(shoal: Shoal): void {
    const boss = shoal.seen.find(({ fish }) => fish.creature === 'boss')
    if (!boss || boss.fish.id === this.#announcedBossId) return
    this.#announcedBossId = boss.fish.id
    this.#sounds.boss()
    const call = element('p', { class: 'boss-call', role: 'status' }, this.#frame.translator.t('bossAppears'))
    this.#container.append(call)
    setTimeout(() => call.remove(), BOSS_CALLED_MS)
  }

  /** Shows the player's own win at the fish that it was paid for. */
  #showMine(round: PlayedRound): void {
    const { translator, view } = this.#frame
    const seat = this.#seat.number
    const nowMs = performance.now()
    for (const item of catchesOfVolley(round)) {
      const at = this.#spotOf(item.fish)
      this.#catchFish(item, seat)
      const text = translator.signedMoney(item.wonCents)
      this.#effects.showText(at, text, { size: sizeOf(item.times), colour: WON }, nowMs)
      this.#sounds.caught(item.times)
      view.announce(
        translator.t('playerWon', { name: translator.t(item.target), amount: translator.money(item.wonCents) }),
      )
    }
  }

  #handleEvent(event: FishRoomEvent): void {
    if (event.kind === 'seats') return this.#cannons.names(event.seats)
    const isMine = event.seat === this.#seat.number
    const nowMs = performance.now()
    for (const item of event.caught) {
      const at = this.#spotOf(item.fish)
      if (!isMine && this.#catchFish(item, event.seat)) {
        const text = `×${this.#frame.translator.number(item.times)}`
        this.#effects.showText(at, text, { size: sizeOf(item.times) * 0.8, colour: OTHERS_WON }, nowMs)
      }
      const swept = event.swept.map((id) => this.#spotOf(id))
      this.#effects.swept(creatureOf(item.target), at, swept, nowMs)
    }
    for (const id of event.swept) this.#shoal?.removeFish(id)
    if (isMine) for (const item of event.caught) this.#catchFish(item, event.seat)
    else this.#showOthers(event, nowMs)
  }

  #showOthers({ seat, weapon, shots }: { seat: number; weapon: Weapon; shots: number[] }, nowMs: number): void {
    for (const id of new Set(shots)) {
      const target = this.#shoal?.find(id)
      if (!target) continue
      const angle = this.#cannons.aim(seat, target, this.#projection)
      const from = this.#cannons.mouth(seat, this.#projection)
      const shot = { seat, weapon, from, angle, locked: id, isOthers: true, priceCents: 0n }
      this.#shots.fire(shot, this.#projection, nowMs)
      this.#cannons.fired(seat, nowMs)
    }
  }

  /** Shows a catch when it is first reported; returns false when it was already shown. */
  #catchFish({ fish: id, target, times }: Catch, seat: number | null): boolean {
    const shoal = this.#shoal
    const seen = shoal?.find(id)
    if (!shoal || shoal.isGone(id)) return false
    const part = BOSS_PARTS.findIndex((name) => name === target) + 1
    if (part > 0 && part < BOSS_PARTS.length) {
      const isNew = shoal.brokenOf(id) < part
      shoal.breakPart(id, part)
      if (seen && isNew) this.#effects.swept('mine', seen, [], performance.now())
      return isNew
    }
    shoal.removeFish(id)
    if (!seen) return true
    const sprite = this.#sprites.spriteOf(seen.fish.creature, shoal.brokenOf(id))
    const to = seat === null ? seen : this.#cannons.foot(seat, this.#projection)
    this.#effects.caught({ at: { x: seen.x, y: seen.y }, sprite, heading: seen.heading, to, times }, performance.now())
    return true
  }

  /** Returns the position of a fish on the screen, or the centre when the fish is not visible. */
  #spotOf(id: number): Spot {
    const seen = this.#shoal?.find(id)
    return seen ? { x: seen.x, y: seen.y } : { x: this.#projection.width / 2, y: this.#projection.height / 2 }
  }
}
