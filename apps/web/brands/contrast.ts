/** Returns the contrast ratio of two colours. Source: WCAG 2.2, "contrast ratio" and "relative luminance". */
export function contrast(first: string, second: string): number {
  const [a, b] = [luminance(first), luminance(second)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/**
 * Returns the visual difference of two colours: ΔE in CIELAB with D65. Colours with a difference of about 25 or more
 * are easy to distinguish. Source: CIE 1976.
 */
export function difference(first: string, second: string): number {
  const [a, b] = [labOf(first), labOf(second)]
  return Math.hypot(...a.map((part, index) => part - (b[index] ?? 0)))
}

function labOf(colour: string): number[] {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map(linear)
  const [x = 0, y = 0, z = 0] = [
    (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505,
    0.2126 * red + 0.7152 * green + 0.0722 * blue,
    (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089,
  ].map((part) => (part > 0.008856 ? Math.cbrt(part) : 7.787 * part + 16 / 116))
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map(linear)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  const share = channel / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function channelsOf(colour: string): number[] {
  const hex = /^#([0-9a-f]{6})$/i.exec(colour)?.[1]
  if (!hex) throw new Error(`${colour} is not a colour of the form #rrggbb`)
  return [0, 2, 4].map((offset) => Number.parseInt(hex.slice(offset, offset + 2), 16))
}

/** Returns the colour stops of a gradient. */
export const stopsOf = (picture: string): string[] => picture.match(/#[0-9a-f]{6}/gi) ?? []
