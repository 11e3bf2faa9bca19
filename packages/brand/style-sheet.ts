import { palettesOf } from '@ante/contract/merchant/brand-design.ts'
import type { BrandDesign, BrandScheme, Palette } from '@ante/contract/merchant/brand-design.ts'

/** Addresses of the pictures that the style sheet shows. */
interface StylePictures {
  logo: string
  icon: string
}

type Tokens = Record<string, string>

/** Tokens that are the same in all brands. */
const COMMON: Tokens = {
  'font-family': "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Noto Sans Arabic', sans-serif",
  'font-xs': '0.75rem',
  'font-s': '0.875rem',
  'font-m': '1rem',
  'font-l': '1.25rem',
  'font-xl': '1.5rem',
  'font-xxl': '2rem',
  'weight-normal': '450',
  'weight-strong': '700',
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.5rem',
  'space-6': '2rem',
}

const RADII: Record<BrandDesign['corners'], [small: string, medium: string, large: string]> = {
  square: ['0.25rem', '0.375rem', '0.5rem'],
  rounded: ['0.5rem', '0.875rem', '1.375rem'],
  round: ['0.625rem', '1rem', '1.5rem'],
}

/** Returns the tokens of a scheme that have colours, by name without dashes. */
export function colourTokens(scheme: BrandScheme, palette: Palette): Tokens {
  const isDark = scheme === 'dark'
  const shade = isDark ? palette.backdrop : palette.text
  const { surfaceGlow, surfaceGlowEdge } = palette
  return {
    'theme-color': palette.surface,
    backdrop: palette.backdrop,
    'backdrop-picture': `radial-gradient(60rem 40rem at 15% 0%, ${palette.backdropLeft} 0%, transparent 60%), radial-gradient(50rem 40rem at 90% 90%, ${palette.backdropRight} 0%, transparent 60%)`,
    surface: palette.surface,
    'surface-picture': `radial-gradient(120% 22rem at 50% -6rem, ${surfaceGlow} 0%, ${surfaceGlowEdge} 42%, transparent 100%)`,
    card: palette.card,
    raised: palette.raised,
    line: palette.line,
    bar: palette.bar,
    scrim: faded(shade, isDark ? 0.72 : 0.52),
    text: palette.text,
    'text-soft': palette.textSoft,
    'text-on-picture': isDark ? '#ffffff' : palette.text,
    'picture-shade': faded(palette.surface, isDark ? 0.82 : 0.84),
    accent: palette.accent,
    'accent-pressed': palette.accentPressed,
    'accent-picture': `linear-gradient(135deg, ${palette.accentFrom} 0%, ${palette.accent} 52%, ${palette.accentTo} 100%)`,
    'on-accent': palette.onAccent,
    'accent-text': palette.accentText,
    'accent-wash': palette.accentWash,
    'accent-glow': faded(palette.accent, isDark ? 0.5 : 0.26),
    reward: palette.reward,
    'reward-picture': `linear-gradient(160deg, ${palette.rewardFrom} 0%, ${palette.reward} 45%, ${palette.rewardTo} 100%)`,
    'on-reward': palette.onReward,
    'reward-text': palette.rewardText,
    'reward-glow': faded(palette.reward, isDark ? 0.42 : 0.32),
    win: palette.win,
    lose: palette.lose,
    warn: palette.warn,
    info: palette.info,
    focus: palette.focus,
    skeleton: palette.skeleton,
    'skeleton-shine': palette.skeletonShine,
    shadow: `0 0.5rem 1.5rem ${faded(shade, isDark ? 0.55 : 0.14)}`,
  }
}

/** Returns the style sheet of a brand. With two schemes, the device selects one. */
export function styleSheetOf({ palettes, corners }: BrandDesign, { logo, icon }: StylePictures): string {
  const schemes = palettesOf({ palettes })
  const first = palettes.light ?? palettes.dark
  const [small, medium, large] = RADII[corners]
  const common: Tokens = {
    ...COMMON,
    logo: `url(${logo})`,
    'logo-mark': `url(${icon})`,
    'radius-s': small,
    'radius-m': medium,
    'radius-l': large,
  }
  if (!first) throw new Error('A design has at least one palette.')
  const scheme = palettes.light ? 'light' : 'dark'
  const base = rule(
    { ...colourTokens(scheme, first), ...common },
    schemes
      .map(([name]) => name)
      .toSorted()
      .toReversed(),
  )
  if (schemes.length === 1 || !palettes.dark) return base
  return `${base}@media (prefers-color-scheme:dark){${rule(colourTokens('dark', palettes.dark), [])}}`
}

function rule(tokens: Tokens, schemes: readonly BrandScheme[]): string {
  const declared = Object.entries(tokens).map(([name, value]) => `--${name}:${minified(value)}`)
  if (schemes.length > 0) declared.unshift(`color-scheme:${[...schemes].join(' ')}`)
  return `:root{${declared.join(';')}}`
}

const minified = (value: string): string => value.replaceAll(/, /g, ',')

/** Returns `#rrggbb` with an alpha channel, as `rgba()` for old browsers. */
function faded(colour: string, alpha: number): string {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  return `rgba(${channels.join(', ')}, ${alpha})`
}
