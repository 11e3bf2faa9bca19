import { expect, test } from 'vitest'

import { openArchive } from '../service-worker/lib/archive.ts'
import { archiveOf } from './archive.ts'
import { offlineFiles } from './offline-file-lists.ts'

const manifest = {
  'app/entry-client.tsx': { file: 'assets/entry.js', css: ['assets/shell.css'], assets: ['assets/never-shown.svg'] },
  '_shell.js': { file: 'assets/shell.js', css: ['assets/shell.css'] },
  'brands/aurora/tokens.css': { file: 'assets/brand-aurora.css', assets: ['assets/logo-aurora.svg'] },
  'brands/lotus/tokens.css': { file: 'assets/brand-lotus.css', assets: ['assets/logo-lotus.svg'] },
  'brands/gold-lotus/tokens.css': { file: 'assets/brand-gold-lotus.css', assets: ['assets/logo-gold-lotus.svg'] },
  '_firebase-sdk-x.js': { file: 'assets/firebase-sdk.js' },
  'app/identity/social/firebase-phone.ts': { file: 'assets/firebase-phone.js' },
  'translations/en/words.js': { file: 'assets/words-en.js' },
  'translations/en/identity.po': { file: 'assets/identity-en.js' },
  'translations/zh-CN/words.js': { file: 'assets/words-zh.js' },
  'translations/zh-CN/identity.po': { file: 'assets/identity-zh.js' },
}

test('files are grouped by language and brand, without those that are useless offline', () => {
  const { common, byLocale, byBrand } = offlineFiles(manifest)
  expect(common).toEqual(['assets/entry.js', 'assets/shell.css', 'assets/shell.js'])
  expect(byLocale).toEqual(
    new Map([
      ['en', ['assets/identity-en.js', 'assets/words-en.js']],
      ['zh-CN', ['assets/identity-zh.js', 'assets/words-zh.js']],
    ]),
  )
  expect([...byBrand.keys()]).toEqual(['aurora', 'lotus', 'gold-lotus'])
  expect(byBrand.get('gold-lotus')).toEqual(['assets/brand-gold-lotus.css', 'assets/logo-gold-lotus.svg'])
})

test('an archive returns each file with its content and type', async () => {
  const contents = { '/assets/a.js': 'const name = "Đồng — 元"', '/assets/b.css': '', '/assets/c.svg': '<svg/>' }
  const files = Object.entries(contents).map(([address, content]) => ({ address, content: Buffer.from(content) }))
  const opened = await openArchive(new Blob([new Uint8Array(archiveOf(files))]))
  const read = await Promise.all([...opened].map(async ([address, file]) => [address, file.type, await file.text()]))
  expect(read).toEqual([
    ['/assets/a.js', 'text/javascript', contents['/assets/a.js']],
    ['/assets/b.css', 'text/css', ''],
    ['/assets/c.svg', 'image/svg+xml', '<svg/>'],
  ])
  await expect(openArchive(new Blob(['Bad gateway']))).rejects.toThrow(SyntaxError)
})
