import {
  clampChroma,
  converter,
  differenceEuclidean,
  formatHex,
  modeLab65,
  modeLch65,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  modeXyz65,
  useMode,
  wcagContrast,
} from 'culori/fn'

for (const mode of [modeRgb, modeLrgb, modeXyz65, modeOklab, modeOklch, modeLab65, modeLch65]) useMode(mode)
const oklchOf = converter('oklch')
const inLab = differenceEuclidean('lab65')

/** Contrast ratio of two colours `#rrggbb`. Source: WCAG 2.2, "contrast ratio". */
export const contrast = (first: string, second: string): number => wcagContrast(first, second)

/** Visual difference of two colours `#rrggbb`: ΔE in CIELAB with D65. Source: CIE 1976. */
export const difference = (first: string, second: string): number => inLab(first, second)

/** Steps of the lightness that are tried first, and bisections between the nearest that passes and its neighbour. */
const STEPS = 50
const BISECTIONS = 6

/**
 * Returns the colour nearest to `colour` that passes `test`: with the same hue, another lightness, and the greatest
 * chroma that the display can show, but no more than before. Null if no lightness passes.
 */
export function nearestColour(colour: string, test: (candidate: string) => boolean): string | null {
  if (test(colour)) return colour
  const from = oklchOf(colour)
  if (!from) return null
  const withLightness = (l: number) => formatHex(clampChroma({ ...from, l }, 'oklch'))
  const passing = Array.from({ length: STEPS + 1 }, (_, step) => step / STEPS).filter((l) => test(withLightness(l)))
  const nearest = passing.toSorted((one, other) => Math.abs(one - from.l) - Math.abs(other - from.l)).at(0)
  if (nearest === undefined) return null
  // The limit is between the lightness that passes and the next one towards the colour, which does not.
  let [passes, fails] = [
    nearest,
    nearest > from.l ? Math.max(from.l, nearest - 1 / STEPS) : Math.min(from.l, nearest + 1 / STEPS),
  ]
  for (let round = 0; round < BISECTIONS; round++) {
    const middle = (passes + fails) / 2
    if (test(withLightness(middle))) passes = middle
    else fails = middle
  }
  return withLightness(passes)
}
