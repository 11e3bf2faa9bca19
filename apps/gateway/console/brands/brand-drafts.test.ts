import { brandTemplates } from '@ante/brand/templates.ts'
import { saveBrand, stageBrand, uploadBrandPicture } from '@ante/contract/console/brands.ts'
import type { BrandDesign } from '@ante/contract/merchant/brand-design.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { newStaff } from '../../staff/test/staff-members.ts'
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
const HOST = 'lotus.localhost'
const harbour: BrandDesign = brandTemplates.harbour

test('what is no picture, or of another merchant, is refused and changes nothing', async () => {
  const { editor, newBrand, shown } = scene
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
  const crop = { x: 6_000, y: 0, width: 5_000, height: 5_000 }
  const outside = { merchant, code, kind: 'icon' as const, content: 'AAAA', crop }
  expect(await editor.call(uploadBrandPicture, outside)).toMatchObject({ code: 'request.invalid' })
  expect((await shown(code)).draft).toMatchObject({ version: 1, design: { pictures: { icon: null } } })
})

test('a text that cannot be read is refused, with the nearest colour that passes', async () => {
  const { editor, newBrand } = scene
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
  const { editor, newBrand } = scene
  const code = await newBrand()
  const save = (corners: BrandDesign['corners']) =>
    editor.call(saveBrand, { merchant, code, design: { ...harbour, corners }, version: 1 })
  const answers = await Promise.all([save('square'), save('round'), save('rounded')])
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.flatMap((answer) => (answer.ok ? [] : [answer.code]))).toEqual(['brand.changed', 'brand.changed'])
  expect(await editor.call(stageBrand, { merchant, code, version: 1 })).toMatchObject({ code: 'brand.changed' })
})

test('a preview shows the draft for an hour, at its merchant only, and is not indexed or stored', async () => {
  const { newBrand, shown, pageAt } = scene
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
  const { editor, newBrand, shown, pageAt } = scene
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

test('a draft whose change cannot be logged is not stored, and neither are its files', async () => {
  const { editor, newBrand, shown } = scene
  const code = await newBrand('night')
  const design: BrandDesign = { ...brandTemplates.night, corners: 'square' }
  const filesBefore = await countOfFiles()
  await sql`alter table audit_entry add constraint broken check (action <> 'merchant.brand.edit') not valid`.execute(
    gateway.ports.db,
  )
  const failed = await editor.call(saveBrand, { merchant, code, design, version: 1 })
  await sql`alter table audit_entry drop constraint broken`.execute(gateway.ports.db)
  expect(failed.ok).toBe(false)
  expect((await shown(code)).draft).toMatchObject({ version: 1, design: { corners: 'rounded' } })
  expect(await countOfFiles()).toBe(filesBefore)
  expect(await editor.call(saveBrand, { merchant, code, design, version: 1 })).toMatchObject({ value: { version: 2 } })
})

const countOfFiles = async (): Promise<bigint> => {
  const { count } = await gateway.ports.db
    .selectFrom('brand_file')
    .select((eb) => eb.fn.countAll<bigint>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}
