import { seededDraw } from '../../maths/seeded-draw.ts'

interface Spark {
  x: number
  y: number
  speedX: number
  speedY: number
  size: number
  turn: number
  spin: number
  colour: string
  createdMs: number
  lifetimeMs: number
}

const COLOURS = ['#fff7d6', '#ffd166', '#ffb020', '#8bffe0', '#4fd8ff', '#f58bff'] as const
const GRAVITY = 0.00055
const A_BURST = 70
const BURST_EVERY_MS = 420
const LIFE_MS = 2_400

/** Gold and ice particles from below while a big win is counted. */
export class Sparks {
  readonly #canvas: HTMLCanvasElement
  #sparks: Spark[] = []
  #endsAtMs = 0
  #nextBurst = 0
  #frame = 0
  #last = 0
  #random = seededDraw(1)

  constructor(canvas: HTMLCanvasElement) {
    this.#canvas = canvas
  }

  fire(ms: number): void {
    const now = performance.now()
    const { width, height } = this.#canvas.getBoundingClientRect()
    this.#canvas.width = Math.round(width)
    this.#canvas.height = Math.round(height)
    this.#random = seededDraw(Math.round(now))
    this.#endsAtMs = now + ms
    this.#nextBurst = now
    this.#last = now
    if (this.#frame === 0) this.#frame = requestAnimationFrame((at) => this.#paint(at))
  }

  stop(): void {
    this.#endsAtMs = 0
  }

  #paint(now: number): void {
    const context = this.#canvas.getContext('2d')
    if (!context) return
    if (now < this.#endsAtMs && now >= this.#nextBurst) this.#burst(now)
    const passed = Math.min(50, now - this.#last)
    this.#last = now
    context.clearRect(0, 0, this.#canvas.width, this.#canvas.height)
    this.#sparks = this.#sparks.filter((spark) => now - spark.createdMs < spark.lifetimeMs)
    for (const spark of this.#sparks) drawSpark(context, move(spark, passed), now)
    const isActive = this.#sparks.length > 0 || now < this.#endsAtMs
    this.#frame = isActive ? requestAnimationFrame((at) => this.#paint(at)) : 0
  }

  #burst(now: number): void {
    this.#nextBurst = now + BURST_EVERY_MS
    const { width, height } = this.#canvas
    const from = width * (0.15 + 0.7 * this.#part())
    for (let count = 0; count < A_BURST; count++) {
      const speed = (0.45 + 0.75 * this.#part()) * Math.sqrt(height / 800)
      const angle = -Math.PI / 2 + (this.#part() - 0.5) * 1.1
      this.#sparks.push({
        x: from,
        y: height * 0.72,
        speedX: Math.cos(angle) * speed,
        speedY: Math.sin(angle) * speed,
        size: 2.5 + this.#part() * 6,
        turn: this.#part() * Math.PI,
        spin: (this.#part() - 0.5) * 0.012,
        colour: COLOURS[this.#random(COLOURS.length)] ?? COLOURS[0],
        createdMs: now,
        lifetimeMs: LIFE_MS * (0.6 + 0.4 * this.#part()),
      })
    }
  }

  #part(): number {
    return this.#random(10_000) / 10_000
  }
}

function move(spark: Spark, ms: number): Spark {
  spark.x += spark.speedX * ms
  spark.y += spark.speedY * ms
  spark.speedY += GRAVITY * ms
  spark.turn += spark.spin * ms
  return spark
}

/** A four-pointed star, thin when rotated away. */
function drawSpark(context: CanvasRenderingContext2D, spark: Spark, now: number): void {
  const { x, y, size, turn, colour, createdMs, lifetimeMs } = spark
  const remainingLife = 1 - (now - createdMs) / lifetimeMs
  const wide = size * Math.max(0.2, Math.abs(Math.cos(turn * 3)))
  context.globalAlpha = Math.min(1, remainingLife * 2)
  context.fillStyle = colour
  context.beginPath()
  context.moveTo(x, y - size)
  context.quadraticCurveTo(x, y, x + wide, y)
  context.quadraticCurveTo(x, y, x, y + size)
  context.quadraticCurveTo(x, y, x - wide, y)
  context.quadraticCurveTo(x, y, x, y - size)
  context.fill()
  context.globalAlpha = 1
}
