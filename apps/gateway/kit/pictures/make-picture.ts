import { join } from 'node:path'

import sharp from 'sharp'

import { FairQueue, QueueFull } from '../fair-queue.ts'
import { WorkerProcess, WorkerUnavailable } from '../worker/worker-process.ts'
import type { PictureTasks } from './picture-worker.ts'

/** Drawn anew, as JPEG. */
export interface Picture {
  picture: Buffer
  width: number
  height: number
}

/** By what the bytes begin with; names and types that somebody says are not asked. */
const BEGINNINGS = {
  'image/jpeg': /^ffd8ff/,
  'image/png': /^89504e470d0a1a0a/,
  'image/gif': /^47494638(37|39)61/,
  /** "RIFF", a length, "WEBP". */
  'image/webp': /^52494646.{8}57454250/,
}
export type PictureType = keyof typeof BEGINNINGS

/** What a phone's camera makes, and more. */
const LIMIT_PIXELS = 40_000_000
/** A line of millions of points takes as long to draw as a picture of them, and more memory. A long screenshot has fewer. */
const LIMIT_SIDE = 12_000
/**
 * What a picture of so many points comes to while it is drawn: of deeper ones, or with more colours, there are fewer.
 */
const LIMIT_BYTES = LIMIT_PIXELS * 4
/** As long as a number is to be read on it. */
const LONGEST_SIDE = 1_800
const QUALITY = 72
const INSIDE = { width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true } as const

export interface Shape {
  /** The square in its middle alone, with so many points on a side. */
  square?: number
}

/** Who sends a picture. */
export interface Sender {
  merchantCode: string
  memberId: string
}

/** One picture is drawn at a time; merchants that wait take turns, and each of their members has one at work or two waiting. */
const queue = new FairQueue({ running: 1, waiting: 64 })
const PER_MERCHANT = 16
const PER_MEMBER = 3

/** Not one of the types, or broken; more points than anybody's camera makes; or too many wait before it. */
export type PictureProblem = 'not.picture' | 'too.many.pixels' | 'busy'

/**
 * Makes a new picture of what a member sent, in a process of its own, in the turn of their merchant: a file of half a megabyte may be
 * a picture of hundreds, and any number come at once.
 */
export async function makePicture(
  { merchantCode, memberId }: Sender,
  { sent, types, ...shape }: Shape & { sent: Buffer; types: readonly PictureType[] },
): Promise<Picture | PictureProblem> {
  const beginning = sent.subarray(0, 16).toString('hex')
  if (!types.some((type) => BEGINNINGS[type].test(beginning))) return 'not.picture'
  const shares = [
    { key: `merchant ${merchantCode}`, atMost: PER_MERCHANT },
    { key: `member ${memberId}`, atMost: PER_MEMBER },
  ]
  try {
    return await queue.run({ group: merchantCode, shares }, () => drawInWorker(sent, shape))
  } catch (error) {
    if (error instanceof QueueFull) return 'busy'
    throw error
  }
}

const HEAP_MEGABYTES = 256
const LIMIT_MS = 20_000
const worker = new WorkerProcess<PictureTasks>({
  file: join(import.meta.dirname, 'picture-worker.ts'),
  heapMegabytes: HEAP_MEGABYTES,
})

/** A picture that takes its process along, or finds none, is one that cannot be drawn now. */
async function drawInWorker(sent: Buffer, shape: Shape): Promise<Picture | PictureProblem> {
  try {
    return await worker.run('draw', { sent, shape }, { limitMs: LIMIT_MS })
  } catch (error) {
    if (error instanceof WorkerUnavailable) return 'busy'
    throw error
  }
}

/**
 * Drawn from the points of what was sent: whatever else the file was, or held, is not in it. Says why where it is none.
 */
export async function drawAnew(sent: Buffer, { square }: Shape): Promise<Picture | PictureProblem> {
  try {
    const options = { failOn: 'error', limitInputPixels: false, pages: 1 } as const
    const { width, height, channels, depth } = await sharp(sent, options).metadata()
    if (!width || !height) return 'not.picture'
    if (Math.max(width, height) > LIMIT_SIDE) return 'too.many.pixels'
    const bytes = width * height * channels * (depth === 'uchar' ? 1 : 2)
    if (width * height > LIMIT_PIXELS || bytes > LIMIT_BYTES) return 'too.many.pixels'
    const { data, info } = await sharp(sent, { ...options, limitInputPixels: LIMIT_PIXELS })
      .timeout({ seconds: 10 })
      .rotate()
      .resize(square ? { width: square, height: square, fit: 'cover' } : INSIDE)
      .flatten({ background: 'white' })
      .jpeg({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true })
    return { picture: data, width: info.width, height: info.height }
  } catch {
    return 'not.picture'
  }
}
