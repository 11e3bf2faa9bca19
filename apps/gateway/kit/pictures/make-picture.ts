import { join } from 'node:path'

import { FairQueue, QueueFull } from '../fair-queue.ts'
import { WorkerProcess, WorkerUnavailable } from '../worker/worker-process.ts'
import type { Picture, PictureProblem, Shape } from './draw-picture.ts'
import { isOf } from './picture-type.ts'
import type { PictureType } from './picture-type.ts'
import type { PictureTasks } from './picture-worker.ts'

/** Who sends a picture. */
export interface Sender {
  merchantCode: string
  memberId: string
}

/** One picture is drawn at a time; merchants that wait take turns, and each of their members has one at work or two waiting. */
const queue = new FairQueue({ running: 1, waiting: 64 })
const PER_MERCHANT = 16
const PER_MEMBER = 3

/**
 * Makes a new picture of what a member sent, in a process of its own, in the turn of their merchant: a file of half a megabyte may be
 * a picture of hundreds, and any number come at once.
 */
export async function makePicture(
  { merchantCode, memberId }: Sender,
  { sent, types, ...shape }: Shape & { sent: Buffer; types: readonly PictureType[] },
): Promise<Picture | PictureProblem> {
  if (!types.some((type) => isOf(type, sent))) return 'not.picture'
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
