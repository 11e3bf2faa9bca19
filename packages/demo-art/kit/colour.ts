/** A colour as three numbers. Colours are mixed in OKLab, so that a ramp keeps its hue and a natural brightness. */
type Triple = readonly [number, number, number]

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
const gamma = (value: number) => (value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055)

function toLab(hex: string): Triple {
  const [r, g, b] = [1, 3, 5].map((at) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255))
  if (r === undefined || g === undefined || b === undefined || Number.isNaN(r + g + b))
    throw new Error(`not a colour: ${hex}`)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function toHex([lightness, a, b]: Triple): string {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${channels.map((value) => byteOf(gamma(Math.max(0, value)))).join('')}`
}

const byteOf = (value: number) =>
  Math.round(Math.min(1, Math.max(0, value)) * 255)
    .toString(16)
    .padStart(2, '0')

export function mix(from: string, to: string, share: number): string {
  const [a, b] = [toLab(from), toLab(to)]
  const blend = (i: 0 | 1 | 2) => a[i] + (b[i] - a[i]) * share
  return toHex([blend(0), blend(1), blend(2)])
}

/** Returns a lighter and slightly warmer colour, as under a lamp. */
export const lit = (hex: string, share: number): string => mix(hex, '#fff6d8', share)

/** Returns a darker colour that is not grey: cold colours become slightly bluer, gold and orange slightly redder. */
export function shaded(hex: string, share: number): string {
  const [lightness, a, b] = toLab(hex)
  const stored = 1 - share * 0.45
  const mayHoldMoney = b > 0.05
  const [redder, bluer] = mayHoldMoney ? [0.055, 0] : [0.012, 0.03]
  return toHex([lightness * (1 - share), a * stored + redder * share, b * stored - bluer * share])
}

/** Returns the perceived lightness, 0 to 1. */
export const lightnessOf = (hex: string): number => toLab(hex)[0]
