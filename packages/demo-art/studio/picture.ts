/** One picture of the set: where it goes, and the drawing it is made from. */
export interface Picture {
  /** Below the pictures' folder. */
  path: string
  svg: string
  raster: Raster | null
}

/** How a drawing becomes pixels; an SVG stays as it is. */
export interface Raster {
  format: 'webp' | 'png'
  width: number
  height: number
  quality: number
  /** The same as JPEG beside it, for phones that read no WebP: they are small, and old. */
  twin?: { width: number; height: number; quality: number }
}

/** Every file that a picture becomes. */
export const filesOf = ({ path, raster }: Picture): string[] => (raster?.twin ? [path, twinOf(path)] : [path])

export const twinOf = (path: string): string => path.replace(/\.webp$/, '.jpg')

export const asDrawn = (path: string, svg: string): Picture => ({ path, svg, raster: null })
export const asWebp = (path: string, svg: string, size: Omit<Raster, 'format'>): Picture => ({
  path,
  svg,
  raster: { format: 'webp', ...size },
})
export const asPng = (path: string, svg: string, side: number): Picture => ({
  path,
  svg,
  raster: { format: 'png', width: side, height: side, quality: 90 },
})
