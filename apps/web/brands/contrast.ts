/** The contrast of two colours. Source: WCAG 2.2, "contrast ratio" and "relative luminance". */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(colour: string): number[] {
  const hex = /^#([0-9a-f]{6})$/i.exec(colour)?.[1]
  if (!hex) throw new Error(`${colour} is no colour of the form #rrggbb`)
  return [0, 2, 4].map((place) => Number.parseInt(hex.slice(place, place + 2), 16))
}

/** Every colour that a gradient passes through. */
export const stopsOf = (picture: string): string[] => picture.match(/#[0-9a-f]{6}/gi) ?? []
