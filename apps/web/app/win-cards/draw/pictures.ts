export interface DrawnPicture {
  image: HTMLImageElement
  /** Width divided by height. */
  ratio: number
}

/** Timeout in milliseconds: the picture is shown without a cover instead. */
const LATEST_MS = 6_000
const VIEW_BOX = /viewBox="[-\d.]+ [-\d.]+ ([\d.]+) ([\d.]+)"/
/** Height at which an SVG is rasterized, in pixels. */
const SVG_PX = 400

/**
 * Loads a picture of this origin for a canvas; null for one of another origin, which would make the canvas unreadable,
 * and for one that cannot be loaded.
 */
export async function loadPicture(address: string | null | undefined): Promise<DrawnPicture | null> {
  if (!address || !isOwn(address)) return null
  try {
    const image = await loaded(/\.svg(\?|$)|^data:image\/svg/.test(address) ? await sizedSvg(address) : address)
    return { image, ratio: image.naturalWidth / image.naturalHeight || 1 }
  } catch {
    return null
  }
}

const isOwn = (address: string) =>
  address.startsWith('data:') || new URL(address, location.href).origin === location.origin

/** Adds a width and a height to an SVG, without which Firefox does not draw it on a canvas. */
async function sizedSvg(address: string): Promise<string> {
  const text = await (await fetch(address)).text()
  const [, width = '1', height = '1'] = VIEW_BOX.exec(text) ?? []
  const ratio = Number(width) / Number(height)
  const sized = text.replace('<svg ', `<svg width="${Math.round(SVG_PX * ratio)}" height="${SVG_PX}" `)
  return `data:image/svg+xml;charset=utf-8,${encodeURIComponent(sized)}`
}

function loaded(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new Image()
    const timer = setTimeout(() => reject(new Error('The picture took too long')), LATEST_MS)
    image.addEventListener('load', () => {
      clearTimeout(timer)
      resolve(image)
    })
    image.addEventListener('error', () => {
      clearTimeout(timer)
      reject(new Error('The picture cannot be loaded'))
    })
    image.src = address
  })
}
