import { expect, test } from 'vitest'

import { safeSvg } from './safe-svg.ts'

const inPicture = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"${attributes}>${content}</svg>`

/** Each shape uses the previous one twice. */
const doubled = (steps: number) =>
  Array.from(
    { length: steps },
    (_, step) => `<g id="s${step + 1}"><use href="#s${step}"/><use href="#s${step}"/></g>`,
  ).join('')

test.each([
  ['shapes', inPicture('<rect width="9" height="9" fill="#123"/>')],
  ['words', inPicture('<text x="1" y="5">Won 3.50</text>')],
  ['colours that run into each other', inPicture('<linearGradient id="g"/><circle r="3" fill="url(#g)"/>')],
  [
    'symbols that stand there twice',
    inPicture('<symbol id="s"><path d="M0 0h9"/></symbol><use href="#s"/><use href="#s"/>'),
  ],
  [
    'halves that are mirrored in symbols',
    inPicture('<symbol id="s"><g id="h"/><use href="#h"/></symbol><use href="#s"/>'),
  ],
  ['a few steps', inPicture(doubled(5))],
  ['a style of its own', inPicture('<style>.a{fill:red}</style>')],
])('an image of %s is shown', (_, picture) => {
  expect(safeSvg(picture)).toBe(picture)
})

test.each([
  ['is none', '<p>hello</p>'],
  ['is not finished', '<svg><rect/>'],
  ['has a script', inPicture('<script>alert(1)</script>')],
  ['acts when it is drawn', inPicture('', ' onload="alert(1)"')],
  ['holds a page', inPicture('<foreignObject><p/></foreignObject>')],
  ['leads elsewhere', inPicture('<a href="http://elsewhere.example">x</a>')],
  ['fetches a picture', inPicture('<image href="http://elsewhere.example/x.png"/>')],
  ['fetches by its style', inPicture('<rect style="fill:url(http://elsewhere.example/x)"/>')],
  ['brings a style from elsewhere', inPicture('<style>@import "http://elsewhere.example"</style>')],
  ['uses itself', inPicture('<g id="a"><use href="#a"/></g>')],
  ['goes in a circle', inPicture('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ['grows by shapes that use each other', inPicture(doubled(13))],
  ['is nested too deep', inPicture('<g id="a">'.repeat(40) + '<use href="#b"/>' + '</g>'.repeat(40))],
  ['hides a tag in an attribute', inPicture('<g id="a><script>"/>')],
  ['has a comment', inPicture('<!-- <rect/> -->')],
  ['declares entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${inPicture('&a;')}`],
])('one that %s is refused', (_, picture) => {
  expect(safeSvg(picture)).toBeNull()
})

test('a missing image stays missing', () => {
  expect(safeSvg(null)).toBeNull()
})
