import { svgOf, newSheet } from '../kit/sheet.ts'
import { flags } from './flags.ts'

/** Side of the square; the page clips it to a circle, so the corners do not matter. */
const SIDE = 32

/** Names of the flags: the locales. */
export const flagNames: readonly string[] = [...flags.keys()]

export function drawFlag(name: string): string {
  const markup = flags.get(name)
  if (!markup) throw new Error(`no flag for ${name}`)
  return svgOf({ width: SIDE, height: SIDE }, newSheet(), markup)
}
