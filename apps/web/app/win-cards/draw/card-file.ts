import type { Card } from '../card.ts'
import { drawCard, NO_PICTURES } from './draw-card.ts'
import type { CardPictures } from './draw-card.ts'
import { lookOfPage } from './look.ts'
import { loadPicture } from './pictures.ts'

/** Draws a card on a canvas, and returns it as a PNG file; null if the browser cannot export the canvas. */
export async function drawToFile(canvas: HTMLCanvasElement, card: Card): Promise<Blob | null> {
  const pen = canvas.getContext('2d')
  if (!pen) return null
  const look = lookOfPage()
  const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
  const draw = (pictures: CardPictures) => drawCard(pen, card, { look, pictures, direction })
  // Draws the texts at once, without waiting for the pictures.
  draw(NO_PICTURES)
  const [cover, logo, mark] = await Promise.all([card.picture, look.logo, look.mark].map(loadPicture))
  draw({ cover: cover ?? null, logo: logo ?? null, mark: mark ?? null })
  try {
    return await fileOf(canvas)
  } catch {
    // Old browsers cannot export a canvas on which an SVG was drawn: draws the card again without pictures.
    const { width } = canvas
    canvas.width = width
    draw(NO_PICTURES)
    return fileOf(canvas).catch(() => null)
  }
}

const fileOf = (canvas: HTMLCanvasElement): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, 'image/png'))
