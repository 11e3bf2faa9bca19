import { expect, test } from 'vitest'

import { referencedFiles } from './engine-page.ts'

test('a page’s first load is its scripts and styles, each once, and no image', () => {
  const html = `<link rel="icon" href="data:image/svg+xml,x" type="image/svg+xml" />
    <script type="module" crossorigin src="/studio/assets/dice-1.js"></script>
    <link rel="modulepreload" crossorigin href="/studio/assets/synth-2.js">
    <link rel="modulepreload" crossorigin href="/studio/assets/synth-2.js">
    <link rel="stylesheet" crossorigin href="/studio/assets/dice-3.css">
    <link rel="preload" as="image" href="/studio/assets/felt.webp">`

  expect(referencedFiles(html)).toEqual([
    '/studio/assets/dice-1.js',
    '/studio/assets/synth-2.js',
    '/studio/assets/dice-3.css',
  ])
})
