import { answerTasks } from '../worker/answer-tasks.ts'
import { drawAnew } from './make-picture.ts'
import type { Picture, PictureProblem, Shape } from './make-picture.ts'

/** What the process that draws pictures can do. */
export type PictureTasks = {
  draw: { input: { sent: Buffer; shape: Shape }; output: Picture | PictureProblem }
}

answerTasks<PictureTasks>({ draw: ({ sent, shape }) => drawAnew(sent, shape) })
