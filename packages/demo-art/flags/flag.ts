import { svgOf, newSheet } from '../kit/sheet.ts'
import { flags } from './flags.ts'

/** The side of the square; the page cuts a circle out of it, so that corners need no care. */
const SIDE = 32

/** Named after the locales they stand for. */
export const flagNames: readonly string[] = [...flags.keys()]

export function drawFlag(name: string): string {
  const markup = flags.get(name)
  if (!markup) throw new Error(`no flag for ${name}`)
  return svgOf({ width: SIDE, height: SIDE }, newSheet(), markup)
}
