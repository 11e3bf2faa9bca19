import type { PenName } from '../lettering/pen.ts'
import type { TitleStyle } from '../lettering/title-style.ts'
import type { PaletteName } from '../kit/palettes.ts'
import type { Scene } from '../scenes/scene.ts'
import type { Subject } from '../subjects/subject.ts'
import type { GarnishName } from './garnish.ts'

/** Common properties of the covers of one motif; each cover selects from the lists. */
export interface CoverDesign {
  subjects: readonly [Subject, ...Subject[]]
  /** Related objects, shown small beside the subject. */
  props: readonly [Subject, ...Subject[]]
  scenes: readonly [Scene, ...Scene[]]
  palettes: readonly [PaletteName, ...PaletteName[]]
  garnish: readonly [GarnishName, ...GarnishName[]]
  lettering: readonly [Lettering, ...Lettering[]]
}

export interface Lettering {
  pen: PenName
  style: TitleStyle
}

const letters = (pen: PenName, style: TitleStyle): Lettering => ({ pen, style })

/** Lettering by mood: grand, sweet, loud. */
export const grand = [letters('roman', 'gold'), letters('roman', 'carved'), letters('poster', 'gold')] as const
export const sweet = [letters('bubble', 'sticker'), letters('bubble', 'block'), letters('bubble', 'frosted')] as const
export const loud = [letters('poster', 'block'), letters('poster', 'hot'), letters('chisel', 'chrome')] as const
export const wild = [letters('saloon', 'gold'), letters('saloon', 'block'), letters('poster', 'carved')] as const
export const cold = [letters('roman', 'frosted'), letters('chisel', 'frosted'), letters('poster', 'chrome')] as const
export const electric = [letters('bubble', 'neon'), letters('chisel', 'chrome'), letters('poster', 'neon')] as const
export const classic = [letters('poster', 'gold'), letters('saloon', 'hot'), letters('poster', 'hot')] as const
export const noble = [letters('roman', 'gold'), letters('roman', 'chrome'), letters('poster', 'chrome')] as const
