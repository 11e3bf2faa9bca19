/** A pen converts a centre line into an outline. All measures are in cap heights. */
export interface Pen {
  /** Thickness of stems and of bars. */
  stem: number
  bar: number
  /** Width of the letters relative to the regular ones. */
  width: number
  ends: 'square' | 'round' | 'flared' | 'slab'
  /** Number of points per curve: few make it angular. */
  smoothness: number
  /** Space between two letters. */
  gap: number
}

export const pens = {
  poster: { stem: 0.235, bar: 0.2, width: 1, ends: 'square', smoothness: 10, gap: 0.055 },
  bubble: { stem: 0.24, bar: 0.24, width: 1.02, ends: 'round', smoothness: 9, gap: 0.05 },
  roman: { stem: 0.23, bar: 0.145, width: 1.14, ends: 'flared', smoothness: 10, gap: 0.075 },
  saloon: { stem: 0.22, bar: 0.175, width: 1.06, ends: 'slab', smoothness: 10, gap: 0.06 },
  chisel: { stem: 0.215, bar: 0.19, width: 1, ends: 'square', smoothness: 2, gap: 0.06 },
} as const satisfies Record<string, Pen>

export type PenName = keyof typeof pens
