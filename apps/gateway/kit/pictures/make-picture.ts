import { join } from 'node:path'

import { FairQueue, QueueFull } from '../fair-queue.ts'
import { WorkerProcess, WorkerUnavailable } from '../worker/worker-process.ts'
import type { Picture, PictureProblem, Shape } from './draw-picture.ts'
import { isOf } from './picture-type.ts'
import type { PictureType } from './picture-type.ts'
import type { PictureTasks } from './picture-worker.ts'

/** Sender of an image. */
export interface Sender {
  merchantCode: string
  memberId: string
}

/**
 * One image is processed at a time, and waiting merchants take turns. The limits per merchant and member count running
 * and waiting images.
 */
const queue = new FairQueue({ running: 1, waiting: 64 })
const PER_MERCHANT = 16
const PER_MEMBER = 3

/**
 * Re-encodes an image sent by a member, in a separate process and in the merchant's turn, because a file of half a
 * megabyte may decode to hundreds of megabytes. Returns the problem if that fails.
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

/** Returns `busy` if the process dies or is unavailable. */
async function drawInWorker(sent: Buffer, shape: Shape): Promise<Picture | PictureProblem> {
  try {
    return await worker.run('draw', { sent, shape }, { limitMs: LIMIT_MS })
  } catch (error) {
    if (error instanceof WorkerUnavailable) return 'busy'
    throw error
  }
}
