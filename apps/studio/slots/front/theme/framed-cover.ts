import { GOLD } from '../../art/machine-art.ts'
import { drawing } from '../../art/svg.ts'
import { onEmptied } from '../../../kit/front/play/on-emptied.ts'
import { loadPicture } from '../reels/machine.ts'
import { addressOf } from './address-of.ts'

const FRAME = drawing(
  GOLD,
  `<rect x="7" y="7" width="86" height="86" rx="22" fill="none" stroke="#2a1604" stroke-width="11"/>`,
  `<rect x="7" y="7" width="86" height="86" rx="22" fill="none" stroke="url(#gold)" stroke-width="7"/>`,
)
const COVER_PIXELS = 240
/** Share of the surplus height that is cropped at the top: on most covers the subject is above the middle. */
const CROPPED_ABOVE = 0.4

/** A title's cover as the best symbol: cropped square and framed in gold. */
export async function framedCover(cover: HTMLImageElement): Promise<CanvasImageSource> {
  const frame = await loadPicture(addressOf(FRAME))
  const canvas = document.createElement('canvas')
  canvas.width = COVER_PIXELS
  canvas.height = COVER_PIXELS
  const context = canvas.getContext('2d')
  if (!context) return frame
  const draw = () => drawIn(context, cover, frame)
  draw()
  onEmptied(canvas, draw)
  return canvas
}

function drawIn(context: CanvasRenderingContext2D, cover: HTMLImageElement, frame: HTMLImageElement): void {
  const [inset, size] = [COVER_PIXELS * 0.07, COVER_PIXELS * 0.86]
  const side = Math.min(cover.naturalWidth, cover.naturalHeight)
  const [left, top] = [(cover.naturalWidth - side) / 2, (cover.naturalHeight - side) * CROPPED_ABOVE]
  context.clearRect(0, 0, COVER_PIXELS, COVER_PIXELS)
  context.beginPath()
  context.roundRect(inset, inset, size, size, COVER_PIXELS * 0.22)
  context.save()
  context.clip()
  context.drawImage(cover, left, top, side, side, inset, inset, size, size)
  context.restore()
  context.drawImage(frame, 0, 0, COVER_PIXELS, COVER_PIXELS)
}
