/** One picture of the set: its path, and its drawing. */
export interface Picture {
  /** Path below the folder of pictures. */
  path: string
  svg: string
  raster: Raster | null
}

/** Rasterisation of a drawing. A picture without rasterisation stays an SVG. */
export interface Raster {
  format: 'webp' | 'png'
  width: number
  height: number
  quality: number
  /**
   * A smaller version: as JPEG for old phones without WebP support, whose screens are small, and as WebP for players
   * who save data.
   */
  twin?: { width: number; height: number; quality: number }
}

/** Returns every file of a picture. */
export const filesOf = ({ path, raster }: Picture): string[] =>
  raster?.twin ? [path, twinOf(path), savingTwinOf(path)] : [path]

export const twinOf = (path: string): string => path.replace(/\.webp$/, '.jpg')
export const savingTwinOf = (path: string): string => path.replace(/\.webp$/, '.small.webp')

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
