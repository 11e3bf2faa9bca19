import { brandTemplates } from '@ante/brand/templates.ts'
import { brotliDecompressSync } from 'node:zlib'

import { saveBrand, unstageBrand, uploadBrandPicture } from '@ante/contract/console/brands.ts'
import type { BrandDesign } from '@ante/contract/merchant/brand-design.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'
import { brandScene, CORNER, redCorner } from './test/brand-scene.ts'

let gateway: TestGateway
let scene: Awaited<ReturnType<typeof brandScene>>
beforeAll(async () => {
  gateway = await startGateway()
  scene = await brandScene(gateway)
})
afterAll(() => gateway.stop())

const merchant = 'lotus'
const STAGED = 'staged.lotus.localhost'
const harbour: BrandDesign = brandTemplates.harbour

test('a page of a brand that is data has the same tags as one of the build, and a style of the same size', async () => {
  const { editor, newBrand, staged, pageAt } = scene
  const built = await pageAt('localhost', '/m/home')
  const code = await newBrand('night')
  await staged(code)
  await expect.poll(async () => (await pageAt(STAGED)).status).toBe(200)
  const made = await pageAt(STAGED, '/m/home')
  const tags = (html: string) =>
    (/<head>([\s\S]*?)<\/head>/.exec(html)?.[1] ?? '')
      .split('\n')
      .filter((line) => /^<(link rel="(stylesheet|icon|apple|manifest)|meta name="theme|script)/.test(line))
      .map((line) => line.replaceAll(/(href|src|content)="[^"]*"/g, ''))
  expect(tags(made.html)).toEqual(tags(built.html))
  // The style is the first file, before all others: no page is painted without its colours.
  expect(made.html.indexOf('/assets/brand/style-')).toBeLessThan(made.html.indexOf('/assets/shell-'))
  const sizeOf = async (style: string, host: string) => {
    const answer = await gateway.fetch(style, { headers: { 'Accept-Encoding': 'br' } }, host)
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    return Number(answer.headers.get('content-length'))
  }
  const [madeSize, builtSize] = [await sizeOf(made.style, STAGED), await sizeOf(built.style, 'localhost')]
  expect(madeSize).toBeLessThanOrEqual(builtSize * 1.05)
  const [, keep = ''] = /data-keep="([^"]+)"/.exec(made.html) ?? []
  const list = (await (await gateway.fetch(keep, {}, STAGED)).json()) as string[]
  expect(list).toContain(made.style)
  for (const file of list) expect([file, (await gateway.fetch(file, {}, STAGED)).status]).toEqual([file, 200])
  await editor.call(unstageBrand, { merchant, code })
})

test('the manifest and the icons of a brand are its own, with a picture of each size', async () => {
  const { editor, newBrand, staged, pageAt, cssAt } = scene
  const code = await newBrand()
  await staged(code)
  await expect.poll(async () => (await pageAt(STAGED)).status).toBe(200)
  const manifest = (await (await gateway.fetch('/manifest.webmanifest', {}, STAGED)).json()) as {
    theme_color: string
    icons: { src: string; sizes: string }[]
  }
  expect(manifest.theme_color).toBe(harbour.palettes.light?.surface)
  for (const { src, sizes } of manifest.icons) {
    const { width, height } = await sharp(
      Buffer.from(await (await gateway.fetch(src, {}, STAGED)).arrayBuffer()),
    ).metadata()
    expect(`${width}x${height}`).toBe(sizes)
  }
  const { html } = await pageAt(STAGED)
  expect(html.match(/<meta name="theme-color"[^>]*>/g)).toHaveLength(2)
  const [, logo = ''] = /--logo:url\(([^)]+)\)/.exec(await cssAt(STAGED)) ?? []
  const drawn = await gateway.fetch(logo, {}, STAGED)
  expect(drawn.headers.get('content-type')).toBe('image/svg+xml')
  expect(drawn.headers.get('content-security-policy')).toContain('sandbox')
  expect(await drawn.text()).toContain('>Harbour</text>')
  await editor.call(unstageBrand, { merchant, code })
})

test('pictures are cropped, and shown on the staged site in every size', async () => {
  const { editor, newBrand, staged, pageAt, cssAt } = scene
  const code = await newBrand()
  const content = (await redCorner()).toString('base64')
  const pictures = { logo: '', icon: '', splash: '' }
  for (const kind of ['logo', 'icon', 'splash'] as const) {
    const sent = await editor.call(uploadBrandPicture, { merchant, code, kind, content, crop: CORNER })
    pictures[kind] = sent.ok ? sent.value.id : sent.code
  }
  const design = { ...harbour, pictures }
  expect(await editor.call(saveBrand, { merchant, code, design, version: 1 })).toMatchObject({ value: { version: 2 } })
  await staged(code)
  await expect.poll(async () => (await pageAt(STAGED)).status).toBe(200)
  const { html } = await pageAt(STAGED)
  const css = await cssAt(STAGED)
  const files = [
    /--logo:url\(([^)]+)\)/.exec(css)?.[1],
    /rel="apple-touch-icon" href="([^"]+)"/.exec(html)?.[1],
    ...[...html.matchAll(/startup-image"[^>]* href="([^"]+)"/g)].map(([, address]) => address),
  ]
  expect(files).toHaveLength(8)
  for (const file of files) {
    const bytes = Buffer.from(await (await gateway.fetch(file ?? '', {}, STAGED)).arrayBuffer())
    const { dominant } = await sharp(bytes).stats()
    expect([file, dominant.r > 200, dominant.b < 60]).toEqual([file, true, true])
  }
  await editor.call(unstageBrand, { merchant, code })
})

test('compressed files of brands contain what the plain ones do', async () => {
  const files = await gateway.ports.db.selectFrom('brand_file').selectAll().where('br', 'is not', null).execute()
  expect(files.length).toBeGreaterThan(0)
  for (const { content, br } of files) expect(brotliDecompressSync(br ?? '').equals(content)).toBe(true)
})
