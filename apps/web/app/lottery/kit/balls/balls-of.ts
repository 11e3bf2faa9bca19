import type { Draw, PrizeTable } from '@ante/lottery/draw.ts'
import type { Family } from '@ante/lottery/family.ts'

import { carTint, isWingoViolet, markTint, sumTint, wingoTint } from './tints.ts'
import type { TintName } from './tints.ts'

/** A drawn item as displayed. */
export type Ball =
  | { kind: 'round' | 'square'; text: string; tint?: TintName; second?: TintName }
  | { kind: 'die'; pips: number }
  | { kind: 'colour'; tint: TintName }
  | { kind: 'symbol'; name: SymbolName }
  | { kind: 'disc'; tint: TintName }
  | { kind: 'sign'; text: string }

export const SYMBOLS = ['fish', 'prawn', 'crab', 'rooster', 'gourd', 'deer'] as const
export type SymbolName = (typeof SYMBOLS)[number]

const two = (number: number | string) => String(number).padStart(2, '0')
const round = (text: string, tint?: TintName): Ball => ({ kind: 'round', text, ...(tint && { tint }) })
const signBall = (text: string): Ball => ({ kind: 'sign', text })

const numbersIn = (draw: Draw): number[] => (Array.isArray(draw) ? draw.map(Number) : [])
const namesIn = (draw: Draw): string[] => (Array.isArray(draw) ? draw.map(String) : [])
export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

/** Digits or numbers in drawing order. */
const plain = (draw: Draw) => namesIn(draw).map((text) => round(text))
const paired = (draw: Draw) => numbersIn(draw).map((number) => round(two(number)))
const dice = (draw: Draw) => numbersIn(draw).map((pips): Ball => ({ kind: 'die', pips }))
const cars = (kind: 'round' | 'square') => (draw: Draw) =>
  numbersIn(draw).map((car): Ball => ({ kind, text: String(car), tint: carTint(car) }))

function sum28(draw: Draw): Ball[] {
  const numbers = numbersIn(draw)
  const sum = sumOf(numbers)
  const added = numbers.flatMap((number, index) => [...(index > 0 ? [signBall('+')] : []), round(String(number))])
  return [...added, signBall('='), round(String(sum), sumTint(sum))]
}

function markSix(draw: Draw): Ball[] {
  const balls = numbersIn(draw).map((number) => round(two(number), markTint(number)))
  return [...balls.slice(0, -1), signBall('+'), ...balls.slice(-1)]
}

const wingo = (draw: Draw) =>
  numbersIn(draw).map((digit): Ball => ({
    kind: 'round',
    text: String(digit),
    tint: wingoTint(digit),
    ...(isWingoViolet(digit) && { second: 'violet' }),
  }))

/** Balls in drawing order; the last `blues` of them come from the second drum. */
const powerball = (blues: number) => (draw: Draw) =>
  numbersIn(draw).map((number, index, numbers) => round(two(number), index < numbers.length - blues ? 'red' : 'blue'))

const COLOUR_DICE: Record<string, TintName> = {
  red: 'red',
  blue: 'blue',
  green: 'green',
  yellow: 'gold',
  white: 'ivory',
  pink: 'pink',
  orange: 'orange',
  purple: 'violet',
}
const colours = (draw: Draw) =>
  namesIn(draw).map((name): Ball => ({ kind: 'colour', tint: COLOUR_DICE[name] ?? 'grey' }))
const symbols = (draw: Draw) =>
  namesIn(draw).map((text): Ball => {
    const name = SYMBOLS.find((candidate) => candidate === text)
    return name ? { kind: 'symbol', name } : round(text)
  })
const discs = (draw: Draw) =>
  namesIn(draw).map((side): Ball => ({ kind: 'disc', tint: side === 'red' || side === '1' ? 'red' : 'ivory' }))

/** Items of a prize table for a single line: only the first prize. */
const prize = (names: readonly string[]) => (draw: Draw) => {
  const table = tableOf(draw)
  const text = names.map((name) => table?.[name]?.[0]).find((candidate) => candidate !== undefined)
  return Array.from(text ?? (Array.isArray(draw) ? namesIn(draw).join('') : ''), (digit) => round(digit))
}

/** Returns a result with several prizes; null for a result that fits in a line. */
export function tableOf(draw: Draw): PrizeTable | null {
  // A draw is a list or a table; `Array.isArray` does not narrow a read-only list.
  return Array.isArray(draw) ? null : (draw as PrizeTable)
}

const vietnam = prize(['special'])
const SHOWN: Record<Family, (draw: Draw) => Ball[]> = {
  SSC: plain,
  LF: plain,
  PL5: plain,
  '5D': plain,
  LAO: plain,
  THAI: prize(['first']),
  '11X5': paired,
  KENO: paired,
  TL642: paired,
  TL645: paired,
  TL649: paired,
  TL655: paired,
  TL658: paired,
  PK10: cars('square'),
  SEAPK10: cars('round'),
  K3: dice,
  SEAK3: dice,
  PCB: sum28,
  LHC: markSix,
  WGG: wingo,
  SSQ: powerball(1),
  DLT: powerball(2),
  CLR: colours,
  VBC: symbols,
  VXD: discs,
  VNC_NORTH: vietnam,
  VNC_CENTRE: vietnam,
  VNC_SOUTH: vietnam,
  '4D': prize(['first']),
}

/** Returns the drawn items in order, as the family shows them in a line. */
export const ballsOf = (family: Family, draw: Draw): Ball[] => SHOWN[family](draw)
