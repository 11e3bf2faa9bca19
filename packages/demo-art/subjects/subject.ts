import type { Brush } from '../kit/brush.ts'
import type { Prng } from '../kit/prng.ts'
import type { Palette } from '../kit/palettes.ts'

/** Subject of a picture. Drawn around 0 0, extending about -90 to 90 in both axes. */
export type Subject = (brush: Brush, palette: Palette, prng: Prng) => string
