import { join } from 'node:path'

import { FairQueue, QueueFull } from '../fair-queue.ts'
import { WorkerProcess, WorkerUnavailable } from '../worker/worker-process.ts'
import type { Cut, CutPicture, Picture, PictureProblem, Shape } from './draw-picture.ts'
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

interface Sent {
  sent: Buffer
  types: readonly PictureType[]
}

/**
 * Re-encodes an image sent by a member, in a separate process and in the merchant's turn, because a file of half a
 * megabyte may decode to hundreds of megabytes. Returns the problem if that fails.
 */
export const makePicture = (
  sender: Sender,
  { sent, types, ...shape }: Shape & Sent,
): Promise<Picture | PictureProblem> =>
  inTurn(sender, { sent, types }, () => worker.run('draw', { sent, shape }, { limitMs: LIMIT_MS }))

/** Cuts a part out of an image, in the same way. */
export const cutPicture = (
  sender: Sender,
  { sent, types, cut }: Sent & { cut: Cut },
): Promise<CutPicture | PictureProblem | 'bad.crop'> =>
  inTurn(sender, { sent, types }, () => worker.run('cut', { sent, cut }, { limitMs: LIMIT_MS }))

/** Runs a task of the image process. Returns `busy` if the queue is full, or the process dies or is unavailable. */
async function inTurn<Made>(
  { merchantCode, memberId }: Sender,
  { sent, types }: Sent,
  make: () => Promise<Made>,
): Promise<Made | PictureProblem> {
  if (!types.some((type) => isOf(type, sent))) return 'not.picture'
  const shares = [
    { key: `merchant ${merchantCode}`, atMost: PER_MERCHANT },
    { key: `member ${memberId}`, atMost: PER_MEMBER },
  ]
  try {
    return await queue.run({ group: merchantCode, shares }, make)
  } catch (error) {
    if (error instanceof QueueFull || error instanceof WorkerUnavailable) return 'busy'
    throw error
  }
}

const HEAP_MEGABYTES = 256
const LIMIT_MS = 20_000
const worker = new WorkerProcess<PictureTasks>({
  file: join(import.meta.dirname, 'picture-worker.ts'),
  heapMegabytes: HEAP_MEGABYTES,
})
