import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import sharp from 'sharp'

import type { BrandFiles } from '../app/assets.ts'
import { brandCodes, tokensOf } from '../brands/read-tokens.ts'

const BRANDS = join(import.meta.dirname, '../brands')
/** What iOS asks of an icon on the home screen. */
const TOUCH_ICON_PX = 180

/** Writes each brand's icons beside the client's files, and what the server must know of the brands. */
export async function makeBrands(client: string, server: string): Promise<void> {
  const brands: Record<string, BrandFiles> = {}
  for (const code of brandCodes()) {
    const icon = readFileSync(join(BRANDS, code, 'icon.svg'))
    const touch = await sharp(icon, { density: 300 }).resize(TOUCH_ICON_PX, TOUCH_ICON_PX).png().toBuffer()
    const place = (name: string, content: Buffer) => {
      const [base, extension] = name.split('.')
      const file = `assets/${code}-${base}-${fingerprint(content)}.${extension}`
      writeFileSync(join(client, file), content)
      return `/${file}`
    }
    brands[code] = {
      icon: place('icon.svg', icon),
      touchIcon: place('touch.png', touch),
      themeColor: themeColorOf(code),
    }
  }
  writeFileSync(join(server, 'brands.json'), JSON.stringify(brands))
}

function themeColorOf(code: string): string {
  const colour = tokensOf(code).get('theme-color')
  if (!colour) throw new Error(`The brand ${code} has no --theme-color`)
  return colour
}

const fingerprint = (content: Buffer) => createHash('sha256').update(content).digest('base64url').slice(0, 8)
