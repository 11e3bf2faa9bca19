import { answerTasks } from '../worker/answer-tasks.ts'
import { cutImage, reencodeImage } from './draw-picture.ts'
import type { Cut, CutPicture, Picture, PictureProblem, Shape } from './draw-picture.ts'

/** Tasks of the image process. */
export type PictureTasks = {
  draw: { input: { sent: Buffer; shape: Shape }; output: Picture | PictureProblem }
  cut: { input: { sent: Buffer; cut: Cut }; output: CutPicture | PictureProblem | 'bad.crop' }
}

answerTasks<PictureTasks>({
  draw: ({ sent, shape }) => reencodeImage(sent, shape),
  cut: ({ sent, cut }) => cutImage(sent, cut),
})
