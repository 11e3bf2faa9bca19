import type { ColourName } from '@ante/contract/merchant/brand-design.ts'

export interface Pair {
  text: ColourName
  ground: ColourName
}

/** Minimum contrast of text. Source: WCAG 2.2, level AA. */
export const MIN_CONTRAST = 4.5
/** Minimum difference (ΔE, CIE 1976) of the colours of gains from the colour of losses. */
export const MIN_DIFFERENCE = 40

const SURFACES: readonly ColourName[] = ['surface', 'card', 'raised', 'bar']

const onEach = (text: ColourName, grounds: readonly ColourName[]): Pair[] => grounds.map((ground) => ({ text, ground }))

/** All pairs of text and background that components use. Each needs the minimum contrast. */
export const palettePairs: readonly Pair[] = [
  ...onEach('text', [...SURFACES, 'accentWash', 'surfaceGlow', 'surfaceGlowEdge']),
  ...onEach('textSoft', [...SURFACES, 'accentWash']),
  ...onEach('accentText', [...SURFACES, 'accentWash']),
  ...onEach('rewardText', SURFACES),
  ...(['win', 'lose', 'warn', 'info'] as const).flatMap((text) => onEach(text, SURFACES)),
  ...onEach('onAccent', ['accent', 'accentPressed', 'accentFrom', 'accentTo']),
  ...onEach('onReward', ['reward', 'rewardFrom', 'rewardTo']),
]

/** Colours of winnings, grants and deposits, which must differ from `lose`. */
export const gainColours: readonly ColourName[] = [
  'win',
  'reward',
  'rewardFrom',
  'rewardTo',
  'rewardText',
  'accentText',
]

/** Returns the backgrounds on which a colour is text. */
export const groundsOf = (text: ColourName): ColourName[] =>
  palettePairs.filter((pair) => pair.text === text).map(({ ground }) => ground)
