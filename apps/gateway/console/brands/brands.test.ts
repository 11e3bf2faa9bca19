import { randomUUID } from 'node:crypto'
import { brotliDecompressSync } from 'node:zlib'

import { brandTemplates } from '@ante/brand/templates.ts'
import {
  createBrand,
  listBrands,
  publishBrand,
  saveBrand,
  showBrand,
  stageBrand,
  unstageBrand,
  uploadBrandPicture,
} from '@ante/contract/console/brands.ts'
import type { InputOf, OutputOf } from '@ante/contract/kit/endpoint.ts'
import type { BrandDesign } from '@ante/contract/merchant/brand-design.ts'
import { approveChange } from '@ante/contract/staff/changes.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { entriesAbout, newStaff } from '../../staff/test/staff-members.ts'
import type { StaffMember } from '../../staff/test/staff-members.ts'
import { startGateway } from '../../test/start-gateway.ts'
import type { TestGateway } from '../../test/start-gateway.ts'

let gateway: TestGateway
let editor: StaffMember
let approver: StaffMember
const merchant = 'lotus'
const HOST = 'lotus.localhost'
const STAGED = 'staged.lotus.localhost'
beforeAll(async () => {
  gateway = await startGateway()
  editor = await newStaff(gateway, { roles: [['content', merchant]], merchantCode: merchant })
  approver = await newStaff(gateway, { roles: [['merchant-admin', merchant]], merchantCode: merchant })
})
afterAll(() => gateway.stop())

const reason = 'New look for the season'
const harbour: BrandDesign = brandTemplates.harbour

async function newBrand(template: InputOf<typeof createBrand>['template'] = 'harbour', staff = editor) {
  const code = `b${randomUUID().slice(0, 8)}`
  const made = await staff.call(createBrand, { merchant, code, name: 'Harbour', template })
  expect(made).toMatchObject({ ok: true })
  return code
}
async function shown(code: string): Promise<OutputOf<typeof showBrand>> {
  const answer = await editor.call(showBrand, { merchant, code })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value
}
async function staged(code: string): Promise<number> {
  const { draft } = await shown(code)
  const answer = await editor.call(stageBrand, { merchant, code, version: draft.version })
  if (!answer.ok) throw new Error(answer.code)
  return answer.value.number
}
const publish = (code: string, number: number, key: string = randomUUID(), staff = editor) =>
  staff.call(publishBrand, { merchant, code, number, reason, key })
async function approved(id: string | null, staff = approver) {
  const { binding } = await gateway.ports.db
    .selectFrom('change_request')
    .select('binding')
    .where('id', '=', BigInt(id ?? 0))
    .executeTakeFirstOrThrow()
  return staff.call(approveChange, { merchant, id: id ?? '', binding: binding.toString('hex') })
}
/** Publishes the staged version by two persons. */
async function published(code: string, number: number): Promise<void> {
  const requested = await publish(code, number)
  if (!requested.ok) throw new Error(requested.code)
  expect(await approved(requested.value.id)).toMatchObject({ value: { state: 'applied' } })
}

async function pageAt(host: string, address = '/m/login') {
  const response = await gateway.fetch(address, {}, host)
  const html = await response.text()
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
  return { status: response.status, html, style, headers: response.headers }
}
const cssAt = async (host: string, address = '/m/login') => {
  const { style } = await pageAt(host, address)
  return (await gateway.fetch(style, {}, host)).text()
}

test('a brand goes from a template over the staged host to players, by two persons', async () => {
  const before = await pageAt(HOST)
  const code = await newBrand()
  expect((await pageAt(HOST)).style).toBe(before.style)
  const number = await staged(code)
  await expect.poll(async () => (await pageAt(STAGED)).status).toBe(200)
  expect(await cssAt(STAGED)).toContain(`--surface:${harbour.palettes.light?.surface}`)
  expect((await pageAt(STAGED)).headers.get('x-robots-tag')).toBe('noindex')
  expect((await pageAt(HOST)).style).toBe(before.style)

  const requested = await publish(code, number)
  expect(requested).toMatchObject({ value: { outcome: 'waiting' } })
  expect((await shown(code)).change).toBe(requested.ok && requested.value.id)
  expect(await publish(code, number)).toMatchObject({ code: 'brand.in_review' })
  expect(await approved(requested.ok ? requested.value.id : '')).toMatchObject({ value: { state: 'applied' } })
  await expect.poll(() => cssAt(HOST)).toContain(`--surface:${harbour.palettes.light?.surface}`)
  const { versions, live, stagedAddress } = await shown(code)
  expect(versions).toMatchObject([{ number, state: 'live', publishedBy: editor.mail }])
  expect([live?.code, live?.number, stagedAddress]).toEqual([code, number, null])
  // Nothing is staged any more, so the host is unknown.
  await expect.poll(async () => (await pageAt(STAGED)).status).not.toBe(200)
  const entries = await entriesAbout(gateway, `brand:${code}`)
  expect(entries.map(({ action }) => action)).toEqual([
    'merchant.brand.publish',
    'staff.change.approve',
    'merchant.brand.propose',
    'merchant.brand.stage',
    'merchant.brand.create',
  ])
})

test('an earlier version is published again, and open pages of the newer one keep their style', async () => {
  const code = await newBrand('ivory')
  const first = await staged(code)
  await published(code, first)
  await expect.poll(() => cssAt(HOST)).toContain('--surface:#fbf6ea')
  const { style: earlierStyle } = await pageAt(HOST)
  const { draft } = await shown(code)
  const design = { ...draft.design, corners: 'square' as const }
  expect(await editor.call(saveBrand, { merchant, code, design, version: draft.version })).toMatchObject({ ok: true })
  const second = await staged(code)
  await published(code, second)
  await expect.poll(() => cssAt(HOST)).toContain('--radius-s:0.25rem')
  const { style: newerStyle } = await pageAt(HOST)
  await published(code, first)
  await expect.poll(async () => (await pageAt(HOST)).style).toBe(earlierStyle)
  expect((await shown(code)).versions.map(({ number, state }) => [number, state])).toEqual([
    [second, 'earlier'],
    [first, 'live'],
  ])
  expect((await gateway.fetch(newerStyle, {}, HOST)).status).toBe(200)
})

test('a page of a brand that is data has the same tags as one of the build, and a style of the same size', async () => {
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

const CORNER = { x: 0, y: 0, width: 50, height: 50 }
const redCorner = async () => {
  const red = await sharp({ create: { width: 300, height: 300, channels: 4, background: '#ff0000' } })
    .png()
    .toBuffer()
  return sharp({ create: { width: 600, height: 600, channels: 4, background: '#0000ff' } })
    .composite([{ input: red, left: 0, top: 0 }])
    .png()
    .toBuffer()
}

test('pictures are cropped, and shown on the staged site in every size', async () => {
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

test('what is no picture, or of another merchant, is refused and changes nothing', async () => {
  const code = await newBrand()
  const upload = (content: Buffer, staff = editor, at = merchant) =>
    staff.call(uploadBrandPicture, {
      merchant: at,
      code,
      kind: 'icon',
      content: content.toString('base64'),
      crop: CORNER,
    })
  expect(await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).toMatchObject({
    code: 'picture.not.picture',
  })
  expect(await upload((await redCorner()).subarray(0, 40))).toMatchObject({ code: 'picture.not.picture' })
  const aurora = await newStaff(gateway, { roles: [['content', 'aurora']], merchantCode: 'aurora' })
  expect(await upload(await redCorner(), aurora, 'aurora')).toMatchObject({ code: 'brand.not_found' })
  const design = { ...harbour, pictures: { ...harbour.pictures, icon: 'a'.repeat(22) } }
  expect(await editor.call(saveBrand, { merchant, code, design, version: 1 })).toMatchObject({
    code: 'brand.picture_missing',
  })
  const crop = { x: 60, y: 0, width: 50, height: 50 }
  const outside = { merchant, code, kind: 'icon' as const, content: 'AAAA', crop }
  expect(await editor.call(uploadBrandPicture, outside)).toMatchObject({ code: 'request.invalid' })
  expect((await shown(code)).draft).toMatchObject({ version: 1, design: { pictures: { icon: null } } })
})

test('a text that cannot be read is refused, with the nearest colour that passes', async () => {
  const code = await newBrand()
  const dark = harbour.palettes.dark
  if (!dark) throw new Error('harbour has a dark palette')
  const design: BrandDesign = { ...harbour, palettes: { ...harbour.palettes, dark: { ...dark, textSoft: '#35506a' } } }
  const refused = await editor.call(saveBrand, { merchant, code, design, version: 1 })
  expect(refused).toMatchObject({ code: 'brand.unreadable' })
  const { pairs } = (refused.ok ? {} : refused.details) as { pairs: { colour: string; suggestion: string }[] }
  expect(new Set(pairs.map(({ colour }) => colour))).toEqual(new Set(['textSoft']))
  const suggested = { ...dark, textSoft: pairs[0]?.suggestion ?? '' }
  const mended: BrandDesign = { ...harbour, palettes: { ...harbour.palettes, dark: suggested } }
  expect(await editor.call(saveBrand, { merchant, code, design: mended, version: 1 })).toMatchObject({ ok: true })
})

test('of simultaneous edits one is stored, and the others are told', async () => {
  const code = await newBrand()
  const save = (corners: BrandDesign['corners']) =>
    editor.call(saveBrand, { merchant, code, design: { ...harbour, corners }, version: 1 })
  const answers = await Promise.all([save('square'), save('round'), save('rounded')])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))).toEqual(['brand.changed', 'brand.changed'])
  expect(await editor.call(stageBrand, { merchant, code, version: 1 })).toMatchObject({ code: 'brand.changed' })
})

test('a repeated request has one effect, and an approval is void once another version is staged', async () => {
  const code = await newBrand()
  const number = await staged(code)
  const key = randomUUID()
  const [first, second] = [await publish(code, number, key), await publish(code, number, key)]
  expect(first).toMatchObject({ value: { outcome: 'waiting' } })
  expect(second.ok ? second.value.id : second.code).toBe(first.ok && first.value.id)
  const other = await newBrand('night')
  await staged(other)
  const decided = await approved(first.ok ? first.value.id : '')
  expect(decided).not.toMatchObject({ value: { state: 'applied' } })
  expect((await shown(code)).versions).toEqual([])
  await editor.call(unstageBrand, { merchant, code: other })
  expect(await editor.call(unstageBrand, { merchant, code: other })).toMatchObject({ code: 'brand.not_staged' })
})

test('nobody approves an own publication, and staff without the right edits no brand', async () => {
  const code = await newBrand('night', approver)
  const number = await staged(code)
  const requested = await publish(code, number, randomUUID(), approver)
  expect(await approved(requested.ok ? requested.value.id : '')).toMatchObject({ code: 'approval.own' })
  const support = await newStaff(gateway, { roles: [['support', merchant]], merchantCode: merchant })
  const input = { merchant, code: 'other', name: 'Other', template: 'night' as const }
  expect(await support.call(createBrand, input)).toMatchObject({ code: 'permission.denied' })
  await editor.call(unstageBrand, { merchant, code })
})

test('a preview shows the draft for an hour, at its merchant only, and is not indexed or stored', async () => {
  const code = await newBrand('night')
  const { preview } = await shown(code)
  const address = `/m/login?brandPreview=${preview?.token}`
  const page = await pageAt(HOST, address)
  expect(await (await gateway.fetch(page.style, {}, HOST)).text()).toContain('--surface:#0d0a1f')
  expect(page.headers.get('x-robots-tag')).toBe('noindex')
  expect(page.html).toContain('data-keep=""')
  expect(page.html).toMatch(
    /<script src="\/assets\/brand-preview-[\w-]+\.js" data-console="http:\/\/console\.localhost/,
  )
  const { style } = await pageAt(HOST)
  expect((await pageAt(HOST, '/m/login?brandPreview=invalid')).style).toBe(style)
  const aurora = await pageAt('localhost')
  expect((await pageAt('localhost', address)).style).toBe(aurora.style)
  gateway.ports.clock.offsetMs += 3_700_000
  expect((await pageAt(HOST, address)).style).toBe(style)
  gateway.ports.clock.offsetMs -= 3_700_000
})

test('files of outdated drafts are deleted, those of the draft and of versions stay', async () => {
  const code = await newBrand('night')
  const styleOf = async () => {
    const { preview } = await shown(code)
    return (await pageAt(HOST, `/m/login?brandPreview=${preview?.token}`)).style
  }
  const save = (corners: BrandDesign['corners'], version: number) =>
    editor.call(saveBrand, { merchant, code, design: { ...brandTemplates.night, corners }, version })
  await save('square', 1)
  const outdated = await styleOf()
  await save('round', 2)
  const [current, live] = [await styleOf(), (await pageAt(HOST)).style]
  const job = gateway.jobs.find((one) => one.kind === 'recurring' && one.name === 'console.delete-brand-files')
  gateway.ports.clock.offsetMs += 3 * 86_400_000
  if (job?.kind === 'recurring') await job.run()
  gateway.ports.clock.offsetMs -= 3 * 86_400_000
  const stored = await gateway.ports.db.selectFrom('brand_file').select('name').execute()
  const isStored = (style: string) => stored.some(({ name }) => style.endsWith(name))
  expect([isStored(outdated), isStored(current)]).toEqual([false, true])
  expect(live.includes('/assets/brand/') ? isStored(live) : true).toBe(true)
})

test('lists page by page, newest first', async () => {
  await newBrand()
  const list = async (after?: string) => {
    const answer = await editor.call(listBrands, { merchant, size: 1, ...(after !== undefined && { after }) })
    if (!answer.ok) throw new Error(answer.code)
    return answer.value
  }
  const first = await list()
  const second = await list(first.next ?? undefined)
  expect(first.brands).toHaveLength(1)
  expect(Number(second.brands[0]?.id)).toBeLessThan(Number(first.brands[0]?.id))
  expect(first.brands[0]).toMatchObject({ schemes: ['dark', 'light'], name: 'Harbour' })
})

test('a copy has the draft of its original; a code is used once', async () => {
  const code = await newBrand('ivory')
  await editor.call(saveBrand, { merchant, code, design: { ...brandTemplates.ivory, corners: 'square' }, version: 1 })
  const copy = { merchant, code: `${code}-copy`, name: 'Copy', template: 'night' as const, copyOf: code }
  const answers = await Promise.all([editor.call(createBrand, copy), editor.call(createBrand, copy)])
  expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ code: 'brand.exists' })
  expect((await shown(copy.code)).draft.design).toEqual({ ...brandTemplates.ivory, corners: 'square' })
})

test('compressed files of brands contain what the plain ones do', async () => {
  const files = await gateway.ports.db.selectFrom('brand_file').selectAll().where('br', 'is not', null).execute()
  expect(files.length).toBeGreaterThan(0)
  for (const { content, br } of files) expect(brotliDecompressSync(br ?? '').equals(content)).toBe(true)
})
