import { expect, test } from 'vitest'

import { templateStyle } from './template-style.ts'

const template = (app_background: string, app_desc_font_color: string) => ({
  app_background,
  app_desc_font_color,
  app_desc: '',
  mem_cen: '0',
  dep_func: '0',
})

test.each([
  ['#112233', '#FFF', { backgroundColor: '#112233', color: '#FFF' }],
  ['/pictures/bar.webp', '#ffffff', { backgroundImage: 'url("/pictures/bar.webp")', color: '#ffffff' }],
  [
    'https://cdn.example/a"b.webp',
    '#fff',
    { backgroundImage: String.raw`url("https://cdn.example/a\"b.webp")`, color: '#fff' },
  ],
  ['#112233', '', undefined],
  ['', '#ffffff', undefined],
  ['red; position: fixed', '#ffffff', undefined],
  ['javascript:alert(1)', '#ffffff', undefined],
])('a background of “%s” with text in “%s”', (background, color, style) => {
  expect(templateStyle(template(background, color))).toEqual(style)
})
