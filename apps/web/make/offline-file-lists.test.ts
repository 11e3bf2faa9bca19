import { expect, test } from 'vitest'

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

test('a device caches the app, its own brand and its own language, and no others, and no files that are useless offline', () => {
  expect(offlineFiles(manifest, 'lotus', 'zh-CN')).toEqual([
    'assets/brand-lotus.css',
    'assets/entry.js',
    'assets/identity-zh.js',
    'assets/logo-lotus.svg',
    'assets/shell.css',
    'assets/shell.js',
    'assets/words-zh.js',
  ])
  expect(offlineFiles(manifest, 'gold-lotus', 'en').filter((file) => /lotus|aurora/.test(file))).toEqual([
    'assets/brand-gold-lotus.css',
    'assets/logo-gold-lotus.svg',
  ])
})
