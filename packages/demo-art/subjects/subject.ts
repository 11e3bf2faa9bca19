import type { Brush } from '../kit/brush.ts'
import type { Prng } from '../kit/prng.ts'
import type { Palette } from '../kit/palettes.ts'

/** What a picture is about. Drawn round 0 0, filling about -90 to 90 both ways. */
export type Subject = (brush: Brush, palette: Palette, chance: Prng) => string
