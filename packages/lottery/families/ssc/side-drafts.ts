import { appearsDraft, bsoeDraft, codesDraft } from '../digits/sides.ts'
import type { Window } from '../digits/window.ts'
import type { Draft } from '../kit/play-of.ts'

const POSITIONS = 5
const ALL = [0, 1, 2, 3, 4]

export const WINDOWS = {
  first4: { prefix: 'first4_', group: 'first4', at: [0, 1, 2, 3] },
  last4: { prefix: 'last4_', group: 'last4', at: [1, 2, 3, 4] },
  first3: { prefix: 'first3_', group: 'first3', at: [0, 1, 2] },
  middle3: { prefix: 'middle3_', group: 'middle3', at: [1, 2, 3] },
  last3: { prefix: 'last3_', group: 'last3', at: [2, 3, 4] },
  first2: { prefix: 'first2_', group: 'first2', at: [0, 1] },
  last2: { prefix: 'last2_', group: 'last2', at: [3, 4] },
} satisfies Readonly<Record<string, Window>>

const WHOLE: Window = { prefix: 'all5_', group: 'five', at: ALL }

/** Numbers of codes offered for a window. */
const CODES: readonly { id: number; window: Window; codes: readonly number[] }[] = [
  { id: 121, window: WINDOWS.first3, codes: [1, 2] },
  { id: 123, window: WINDOWS.middle3, codes: [1, 2] },
  { id: 125, window: WINDOWS.last3, codes: [1, 2] },
  { id: 127, window: WINDOWS.first4, codes: [1, 2] },
  { id: 129, window: WINDOWS.last4, codes: [1, 2] },
  { id: 131, window: WHOLE, codes: [2, 3] },
  { id: 133, window: WINDOWS.first2, codes: [1] },
  { id: 134, window: WINDOWS.last2, codes: [1] },
]

/** Returns the plays of the windows that `within` accepts. */
export function codesDrafts(within: (window: Window) => boolean): Draft[] {
  return CODES.filter(({ window }) => within(window)).flatMap(({ id, window, codes }) =>
    codes.map((count, index) => codesDraft(window, { id: id + index, code: `${window.prefix}any${count}code` }, count)),
  )
}

const BSOE_WINDOWS: readonly { id: number; window: Window }[] = [
  { id: 141, window: WINDOWS.first2 },
  { id: 142, window: WINDOWS.last2 },
  { id: 143, window: WINDOWS.first3 },
  { id: 144, window: WINDOWS.last3 },
]

export function bsoeDrafts(within: (window: Window) => boolean): Draft[] {
  return BSOE_WINDOWS.filter(({ window }) => within(window)).map(({ id, window }) =>
    bsoeDraft(window, { id, code: `${window.prefix}bsoe` }, POSITIONS),
  )
}

export function appearsDrafts(within: (window: Window) => boolean): Draft[] {
  const appearances = within(WHOLE) ? [1, 2, 3, 4] : []
  return appearances.map((atLeast) => appearsDraft({ id: 180 + atLeast, code: `appears_${atLeast}` }, ALL, atLeast))
}
