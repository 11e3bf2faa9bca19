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
  ['a gradient', inPicture('<linearGradient id="g"/><circle r="3" fill="url(#g)"/>')],
  [
    'a symbol that is used twice',
    inPicture('<symbol id="s"><path d="M0 0h9"/></symbol><use href="#s"/><use href="#s"/>'),
  ],
  [
    'a symbol that uses a shape of its own',
    inPicture('<symbol id="s"><g id="h"/><use href="#h"/></symbol><use href="#s"/>'),
  ],
  ['a few levels of reuse', inPicture(doubled(5))],
  ['a style sheet', inPicture('<style>.a{fill:red}</style>')],
])('an image of %s is shown', (_, picture) => {
  expect(safeSvg(picture)).toBe(picture)
})

test.each([
  ['is not SVG', '<p>hello</p>'],
  ['is not finished', '<svg><rect/>'],
  ['has a script', inPicture('<script>alert(1)</script>')],
  ['has an event handler', inPicture('', ' onload="alert(1)"')],
  ['contains HTML', inPicture('<foreignObject><p/></foreignObject>')],
  ['has a link', inPicture('<a href="http://elsewhere.example">x</a>')],
  ['references a remote picture', inPicture('<image href="http://elsewhere.example/x.png"/>')],
  ['references a remote file in a style', inPicture('<rect style="fill:url(http://elsewhere.example/x)"/>')],
  ['imports a remote style sheet', inPicture('<style>@import "http://elsewhere.example"</style>')],
  ['has an element that uses itself', inPicture('<g id="a"><use href="#a"/></g>')],
  ['has elements that use each other', inPicture('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>')],
  ['grows exponentially by nested reuse', inPicture(doubled(13))],
  ['is nested too deep', inPicture('<g id="a">'.repeat(40) + '<use href="#b"/>' + '</g>'.repeat(40))],
  ['hides a tag in an attribute', inPicture('<g id="a><script>"/>')],
  ['has a comment', inPicture('<!-- <rect/> -->')],
  ['declares entities', `<!DOCTYPE svg [<!ENTITY a "b">]>${inPicture('&a;')}`],
])('an image that %s is refused', (_, picture) => {
  expect(safeSvg(picture)).toBeNull()
})

test('a missing image stays missing', () => {
  expect(safeSvg(null)).toBeNull()
})
