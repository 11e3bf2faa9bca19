import { palettesOf } from '@ante/contract/merchant/brand-design.ts'
import type { BrandDesign, Palette } from '@ante/contract/merchant/brand-design.ts'
import sharp from 'sharp'

/** Size of logos in the pages' headers, in CSS pixels of their view box. */
const LOGO = { width: 150, height: 40 }
const MARK_PX = 56
/** Size of icons before they are made smaller. */
const LARGE_PX = 512
/** Share of a maskable icon that systems never cut off. */
const SAFE_SHARE = 0.8

/** Returns the palette of pictures that cannot follow the device, such as icons. */
export function mainPalette({ palettes }: Pick<BrandDesign, 'palettes'>): Palette {
  const palette = palettes.light ?? palettes.dark
  if (!palette) throw new Error('A design has at least one palette.')
  return palette
}

/** Draws the mark of a brand without an icon: its accent, with a star in the colour of rewards. */
const markSvg = (palette: Palette, hasRoundCorners = true): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_PX} ${MARK_PX}">${markInner(palette, hasRoundCorners ? 14 : 0)}</svg>`

const markInner = ({ accentFrom, accent, accentTo, onAccent, rewardFrom, rewardTo }: Palette, radius: number): string =>
  [
    `<defs><linearGradient id="a" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${accentFrom}"/><stop offset=".52" stop-color="${accent}"/><stop offset="1" stop-color="${accentTo}"/></linearGradient>`,
    `<linearGradient id="r" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${rewardFrom}"/><stop offset="1" stop-color="${rewardTo}"/></linearGradient></defs>`,
    `<rect width="56" height="56" rx="${radius}" fill="url(#a)"/>`,
    `<circle cx="28" cy="28" r="17" fill="none" stroke="${onAccent}" stroke-width="3"/>`,
    '<path d="M28 15C29.6 24 32 26.4 41 28C32 29.6 29.6 32 28 41C26.400 32 24 29.600 15 28C24 26.400 26.400 24 28 15Z" fill="url(#r)"/>',
  ].join('')

/** Draws the logo of a brand without one: the mark and the name, in the colours of each scheme. */
export function logoSvg(design: Pick<BrandDesign, 'palettes'>, name: string): string {
  const palette = mainPalette(design)
  const schemes = palettesOf(design)
  const dark = schemes.length > 1 ? design.palettes.dark : null
  const style = `<style>text{fill:${palette.text}}${dark ? `@media (prefers-color-scheme:dark){text{fill:${dark.text}}}` : ''}</style>`
  const size = Math.min(22, Math.max(9, 150 / name.length))
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO.width} ${LOGO.height}">${style}<g transform="translate(0 4) scale(.571)">${markInner(palette, 14)}</g><text x="40" y="${20 + size * 0.35}" font-family="system-ui,-apple-system,'Segoe UI',Roboto,sans-serif" font-weight="700" font-size="${size.toFixed(1)}">${escaped(name)}</text></svg>`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Icons of a brand as PNG: sides in pixels, and the maskable one, whose background fills the square. */
export async function drawIcons(palette: Palette, icon: Buffer | null, sides: readonly number[]): Promise<Buffer[]> {
  const source = icon ?? Buffer.from(markSvg(palette))
  const drawn = (px: number) =>
    sharp(source, { density: 300 }).resize(px, px).png({ palette: true, effort: 8 }).toBuffer()
  return Promise.all([...sides.map(drawn), maskableIcon(palette, icon)])
}

async function maskableIcon(palette: Palette, icon: Buffer | null): Promise<Buffer> {
  const sheet = { width: LARGE_PX, height: LARGE_PX, channels: 4, background: palette.surface } as const
  const inner = Math.round(LARGE_PX * SAFE_SHARE)
  const layers = icon
    ? [{ input: await sharp(icon).resize(inner, inner).png().toBuffer() }]
    : [
        {
          input: await sharp(Buffer.from(markSvg(palette, false)), { density: 700 })
            .resize(LARGE_PX, LARGE_PX)
            .toBuffer(),
        },
      ]
  return sharp({ create: sheet }).composite(layers).png({ palette: true, effort: 8 }).toBuffer()
}

/** Crops a start picture for the screen of a device. */
export const drawSplash = (picture: Buffer, width: number, height: number): Promise<Buffer> =>
  sharp(picture).resize(width, height, { fit: 'cover' }).jpeg({ quality: 78, mozjpeg: true }).toBuffer()
