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
const inOklab = differenceEuclidean('oklab')

/** Contrast ratio of two colours `#rrggbb`. Source: WCAG 2.2, "contrast ratio". */
export const contrast = (first: string, second: string): number => wcagContrast(first, second)

/** Visual difference of two colours `#rrggbb`: ΔE in CIELAB with D65. Source: CIE 1976. */
export const difference = (first: string, second: string): number => inLab(first, second)

/** Steps of the lightness that are tried. */
const STEPS = 400

/**
 * Returns the colour nearest to `colour` that passes `test`: with the same hue, another lightness, and the greatest
 * chroma that the display can show, but no more than before. Null if no lightness passes.
 */
export function nearestColour(colour: string, test: (candidate: string) => boolean): string | null {
  if (test(colour)) return colour
  const from = oklchOf(colour)
  if (!from) return null
  let nearest: { hex: string; distance: number } | null = null
  for (let step = 0; step <= STEPS; step++) {
    const hex = formatHex(clampChroma({ ...from, l: step / STEPS }, 'oklch'))
    const distance = inOklab(colour, hex)
    if ((nearest === null || distance < nearest.distance) && test(hex)) nearest = { hex, distance }
  }
  return nearest?.hex ?? null
}
