import { corners, drawing, gradient, polygon } from './svg.ts'

/** A star with this number of points. */
function star(points: number, outer: number, inner: number): string {
  const tips = corners(points, { wide: outer })
  const notches = corners(points, { wide: inner, turn: 0.5 / points })
  return polygon(
    tips.flatMap((tip, index) => [tip, notches[index] ?? tip]),
    'url(#gold)',
    'stroke="#5a2c04" stroke-width="4" stroke-linejoin="round"',
  )
}

/** Gold gradient lit from above, referenced by `url(#gold)`. */
export const GOLD = gradient('gold', '#fffbe0', '#ffd166', '#d98511')

/** The wild, which substitutes for all other symbols. */
export const wildArt = drawing(
  GOLD,
  gradient('plate', '#ff5f8a', '#8f1140'),
  star(12, 47, 36),
  `<circle cx="50" cy="50" r="31" fill="url(#plate)" stroke="#fff0c0" stroke-width="2.500"/>`,
  `<text x="50" y="59" text-anchor="middle" textLength="50" lengthAdjust="spacingAndGlyphs" font-family="Arial Black, Arial, sans-serif" font-weight="900" font-size="25" fill="url(#gold)" stroke="#4a0620" stroke-width="4" paint-order="stroke">WILD</text>`,
)

/** The scatter, which pays anywhere on the screen. */
export const scatterArt = drawing(
  GOLD,
  `<radialGradient id="light"><stop offset="0" stop-color="#fff" stop-opacity=".95"/><stop offset="1" stop-color="#6ff" stop-opacity="0"/></radialGradient>`,
  `<circle cx="50" cy="50" r="49" fill="url(#light)" opacity=".55"/>`,
  star(5, 44, 20),
  `<circle cx="50" cy="52" r="9" fill="#fff" opacity=".85"/>`,
)

/** Fallback for a title's picture that does not load. */
export const crownArt = drawing(
  GOLD,
  `<ellipse cx="50" cy="88" rx="30" ry="4" fill="#000" opacity=".28"/>`,
  `<path d="M16 78L10 32L30 48L50 18L70 48L90 32L84 78z" fill="url(#gold)" stroke="#5a2c04" stroke-width="5" stroke-linejoin="round"/>`,
  `<path d="M17 68H83" stroke="#5a2c04" stroke-width="3"/>`,
  `<g stroke="#5a2c04" stroke-width="2.500"><circle cx="10" cy="30" r="6" fill="#5be3ff"/><circle cx="50" cy="16" r="7" fill="#ff5f8a"/><circle cx="90" cy="30" r="6" fill="#5be3ff"/></g>`,
)

export const sevenArt = drawing(
  gradient('red', '#ff9a8a', '#f0213f', '#7d0418'),
  `<ellipse cx="50" cy="92" rx="26" ry="4" fill="#000" opacity=".28"/>`,
  `<g stroke-linejoin="round"><path d="M18 14H84V32C68 46 58 62 56 88H32C34 64 44 48 58 34H34V42H18z" fill="#fff6d8" stroke="#2a1604" stroke-width="9"/>`,
  `<path d="M18 14H84V32C68 46 58 62 56 88H32C34 64 44 48 58 34H34V42H18z" fill="url(#red)" stroke="#ffd166" stroke-width="3.500"/></g>`,
  `<path d="M25 21H74" stroke="#fff" stroke-width="4" stroke-linecap="round" opacity=".7"/>`,
)

/** One, two or three stacked bars. */
export function barsArt(count: 1 | 2 | 3): string {
  const high = count === 1 ? 32 : 25
  const top = 50 - (count * (high + 4) - 4) / 2
  const bars = Array.from({ length: count }, (_, bar) => {
    const y = top + bar * (high + 4)
    return [
      `<rect x="8" y="${y}" width="84" height="${high}" rx="7" fill="url(#steel)" stroke="#ffd166" stroke-width="3"/>`,
      `<text x="50" y="${y + high / 2 + 7}" text-anchor="middle" textLength="58" lengthAdjust="spacingAndGlyphs" font-family="Arial Black, Arial, sans-serif" font-weight="900" font-size="20" fill="#fff4cf">BAR</text>`,
    ]
  })
  return drawing(gradient('steel', '#5a6aa8', '#1c2450', '#0c1029'), ...bars.flat())
}
