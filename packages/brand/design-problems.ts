import { palettesOf } from '@ante/contract/merchant/brand-design.ts'
import type { BrandDesign, BrandScheme, ColourName, Palette } from '@ante/contract/merchant/brand-design.ts'

import { contrast, difference, nearestColour } from './contrast.ts'
import { gainColours, groundsOf, MIN_CONTRAST, MIN_DIFFERENCE, palettePairs } from './palette-pairs.ts'

/** `contrast`: text cannot be read on its background. `similar`: the colour of a gain looks like that of losses. */
export interface DesignProblem {
  scheme: BrandScheme
  kind: 'contrast' | 'similar'
  /** Colour to change. */
  colour: ColourName
  /** Background, or the colour of losses. */
  against: ColourName
  /** Contrast ratio, or difference. */
  measured: number
  /** Nearest colour with which this colour passes on all its backgrounds; null if there is none. */
  suggestion: string | null
}

/** Returns all pairs of a design that players could not read or distinguish. */
export const designProblems = (design: Pick<BrandDesign, 'palettes'>): DesignProblem[] =>
  palettesOf(design).flatMap(([scheme, palette]) => paletteProblems(palette).map((problem) => ({ scheme, ...problem })))

function paletteProblems(palette: Palette): Omit<DesignProblem, 'scheme'>[] {
  const tooFaint = palettePairs.flatMap(({ text, ground }) => {
    const measured = contrast(palette[text], palette[ground])
    return measured < MIN_CONTRAST ? [{ kind: 'contrast' as const, colour: text, against: ground, measured }] : []
  })
  const tooSimilar = gainColours.flatMap((colour) => {
    const measured = difference(palette[colour], palette.lose)
    return measured < MIN_DIFFERENCE ? [{ kind: 'similar' as const, colour, against: 'lose' as const, measured }] : []
  })
  const problems = [...tooFaint, ...tooSimilar]
  const suggestions = new Map(
    [...new Set(problems.map(({ colour }) => colour))].map((colour) => [colour, suggestedColour(palette, colour)]),
  )
  return problems.map((problem) => ({ ...problem, suggestion: suggestions.get(problem.colour) ?? null }))
}

/** Returns the nearest colour that passes in all pairs in which `colour` is the text; null if there is none. */
export function suggestedColour(palette: Palette, colour: ColourName): string | null {
  const grounds = groundsOf(colour).map((ground) => palette[ground])
  const mustDiffer = gainColours.includes(colour)
  return nearestColour(
    palette[colour],
    (candidate) =>
      grounds.every((ground) => contrast(candidate, ground) >= MIN_CONTRAST) &&
      (!mustDiffer || difference(candidate, palette.lose) >= MIN_DIFFERENCE),
  )
}
