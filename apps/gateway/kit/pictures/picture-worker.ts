import { answerTasks } from '../worker/answer-tasks.ts'
import { reencodeImage } from './draw-picture.ts'
import type { Picture, PictureProblem, Shape } from './draw-picture.ts'

/** Tasks of the image process. */
export type PictureTasks = {
  draw: { input: { sent: Buffer; shape: Shape }; output: Picture | PictureProblem }
}

answerTasks<PictureTasks>({ draw: ({ sent, shape }) => reencodeImage(sent, shape) })
