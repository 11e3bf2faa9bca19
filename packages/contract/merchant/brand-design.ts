import * as z from 'zod/mini'

/** Colour of the form `#rrggbb`. */
const BrandColour = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

/** Colours of a brand, by group, in the order of the editor. */
export const paletteGroups = {
  surfaces: ['backdrop', 'surface', 'card', 'raised', 'bar', 'line'],
  glows: ['backdropLeft', 'backdropRight', 'surfaceGlow', 'surfaceGlowEdge'],
  texts: ['text', 'textSoft'],
  action: ['accent', 'accentPressed', 'accentFrom', 'accentTo', 'onAccent', 'accentText', 'accentWash'],
  reward: ['reward', 'rewardFrom', 'rewardTo', 'onReward', 'rewardText'],
  states: ['win', 'lose', 'warn', 'info'],
  helpers: ['focus', 'skeleton', 'skeletonShine'],
} as const

/** All colours of one scheme. */
export const Palette = z.object({
  backdrop: BrandColour,
  surface: BrandColour,
  card: BrandColour,
  raised: BrandColour,
  bar: BrandColour,
  line: BrandColour,
  backdropLeft: BrandColour,
  backdropRight: BrandColour,
  surfaceGlow: BrandColour,
  surfaceGlowEdge: BrandColour,
  text: BrandColour,
  textSoft: BrandColour,
  accent: BrandColour,
  accentPressed: BrandColour,
  accentFrom: BrandColour,
  accentTo: BrandColour,
  onAccent: BrandColour,
  accentText: BrandColour,
  accentWash: BrandColour,
  reward: BrandColour,
  rewardFrom: BrandColour,
  rewardTo: BrandColour,
  onReward: BrandColour,
  rewardText: BrandColour,
  win: BrandColour,
  lose: BrandColour,
  warn: BrandColour,
  info: BrandColour,
  focus: BrandColour,
  skeleton: BrandColour,
  skeletonShine: BrandColour,
})
export type Palette = z.infer<typeof Palette>

export const ColourName = z.keyof(Palette)
export type ColourName = z.infer<typeof ColourName>

/** Schemes of a brand: one, or both, of which the player's device selects one. */
export const BrandScheme = z.enum(['dark', 'light'])
export type BrandScheme = z.infer<typeof BrandScheme>

export const BrandPictureKind = z.enum(['logo', 'icon', 'splash'])
export type BrandPictureKind = z.infer<typeof BrandPictureKind>

/** Id of an uploaded and cropped picture: the hash of its content. */
export const BrandPictureId = z.string().check(z.regex(/^[\w-]{22}$/))

/** All that the brand studio edits. Without a picture, one is drawn in the brand's colours. */
export const BrandDesign = z
  .object({
    palettes: z.object({ dark: z.nullable(Palette), light: z.nullable(Palette) }),
    corners: z.enum(['square', 'rounded', 'round']),
    pictures: z.object({
      logo: z.nullable(BrandPictureId),
      icon: z.nullable(BrandPictureId),
      splash: z.nullable(BrandPictureId),
    }),
  })
  .check(z.refine(({ palettes }) => palettes.dark !== null || palettes.light !== null))
export type BrandDesign = z.infer<typeof BrandDesign>

/** Returns the palettes of a design, with their scheme. */
export const palettesOf = ({ palettes }: Pick<BrandDesign, 'palettes'>): [scheme: BrandScheme, palette: Palette][] =>
  BrandScheme.options.flatMap((scheme) => {
    const palette = palettes[scheme]
    return palette ? [[scheme, palette] as [BrandScheme, Palette]] : []
  })

/** Files and colours of a published brand, which pages refer to. All addresses contain a hash of the content. */
export const BrandLook = z.object({
  /** Number of the brand's version. */
  version: z.string(),
  style: z.string(),
  logo: z.string(),
  icon: z.string(),
  tabIcon: z.string(),
  touchIcon: z.string(),
  icon192: z.string(),
  icon512: z.string(),
  maskable512: z.string(),
  /** Start pictures of installed apps, by device; empty without an uploaded one. */
  splashes: z.array(
    z.object({
      address: z.string(),
      /** In CSS pixels. */
      width: z.number(),
      height: z.number(),
      ratio: z.number(),
    }),
  ),
  /** Colour of the browser's bar, by scheme; a single one without media query. */
  themeColors: z.array(z.object({ scheme: BrandScheme, color: z.string() })),
})
export type BrandLook = z.infer<typeof BrandLook>
