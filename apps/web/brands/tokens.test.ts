import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { contrast, difference, stopsOf } from './contrast.ts'
import { brandCodes, tokensOf } from './read-tokens.ts'

/** Minimum contrast of text. Source: WCAG 2.2, level AA. */
const MIN_CONTRAST = 4.5
/** Minimum difference of the colours for gains and losses. */
const MIN_DIFFERENCE = 40
const SURFACES = ['surface', 'card', 'raised', 'bar']
const TEXTS = ['text', 'text-soft', 'accent-text', 'reward-text', 'win', 'lose', 'warn', 'info']
const app = join(import.meta.dirname, '../app')

const [first = '', ...others] = brandCodes()

test.each(others)('%s has the same tokens as the other brands', (brand) => {
  expect([...tokensOf(brand).keys()].sort()).toEqual([...tokensOf(first).keys()].sort())
})

const pairs = brandCodes().flatMap((brand) => {
  const tokens = tokensOf(brand)
  const tokenValue = (name: string) => tokens.get(name) ?? ''
  const onSurfaces = SURFACES.flatMap((surface) =>
    TEXTS.map((textToken) => ({
      brand,
      name: `${textToken} on ${surface}`,
      word: tokenValue(textToken),
      ground: tokenValue(surface),
    })),
  )
  const onPictures = ['accent', 'reward'].flatMap((name) =>
    [tokenValue(name), ...stopsOf(tokenValue(`${name}-picture`))].map((ground) => ({
      brand,
      name: `on-${name} on ${ground}`,
      word: tokenValue(`on-${name}`),
      ground,
    })),
  )
  const otherPairs = [
    { brand, name: 'accent-text on accent-wash', word: tokenValue('accent-text'), ground: tokenValue('accent-wash') },
    { brand, name: 'text on accent-wash', word: tokenValue('text'), ground: tokenValue('accent-wash') },
    { brand, name: 'text-soft on accent-wash', word: tokenValue('text-soft'), ground: tokenValue('accent-wash') },
    { brand, name: 'on-accent on accent-pressed', word: tokenValue('on-accent'), ground: tokenValue('accent-pressed') },
    { brand, name: 'surface on text (a toast)', word: tokenValue('surface'), ground: tokenValue('text') },
  ]
  return [...onSurfaces, ...onPictures, ...otherPairs]
})

test.each(pairs)('$brand: $name has enough contrast', ({ word: textToken, ground }) => {
  expect(contrast(textToken, ground)).toBeGreaterThanOrEqual(MIN_CONTRAST)
})

/** Colours of winnings, grants and deposits must differ from the colour of losses. */
const distinctColours = brandCodes().flatMap((brand) => {
  const tokens = tokensOf(brand)
  const gains = ['win', 'reward', 'reward-text', 'accent-text'].map((name) => ({
    name,
    colour: tokens.get(name) ?? '',
  }))
  const stops = stopsOf(tokens.get('reward-picture') ?? '').map((colour) => ({
    name: `reward-picture ${colour}`,
    colour,
  }))
  return [...gains, ...stops].map((gain) => ({ brand, ...gain, lose: tokens.get('lose') ?? '' }))
})

test.each(distinctColours)('$brand: $name differs from the colour of losses', ({ colour, lose }) => {
  expect(difference(colour, lose)).toBeGreaterThanOrEqual(MIN_DIFFERENCE)
})

test('no component defines a colour', () => {
  const styles = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  const coloured = styles.filter((name) =>
    /#[0-9a-f]{3,8}\b|\b(rgb|hsl|oklch|oklab|lab|lch|color)a?\(|\b(white|black|red|gold)\b(?=\s*[;,)])/i.test(
      readFileSync(join(app, name), 'utf8').replace(/\/\*[\s\S]*?\*\//g, ''),
    ),
  )
  expect(coloured).toEqual([])
})

/** Custom properties that an app style sheet defines: sizes of the shell, and script settings. */
function definedIn(name: string): string[] {
  return [...readFileSync(join(app, name), 'utf8').matchAll(/--([a-z0-9-]+)\s*:/g)].map(([, token = '']) => token)
}

test('a component uses only tokens that every brand defines', () => {
  const knownTokens = new Set([
    ...tokensOf(first).keys(),
    ...definedIn('base.css'),
    ...definedIn('writing.css'),
    ...definedIn('shell/shell.module.css'),
    // The list around the prices of a match sets the properties for their direction and gaps.
    ...definedIn('catalogue/sports/home-sports.module.css'),
    // The page of a game list sets the number of columns of its grid on a wide window.
    ...definedIn('catalogue/game-list-page.module.css'),
    // A list sorted by the return to player sets the height of this figure for its tiles.
    ...definedIn('catalogue/game-list/long-game-grid.module.css'),
  ])
  const styles = readdirSync(app, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'))
  const unknown = styles.flatMap((name) => {
    const css = readFileSync(join(app, name), 'utf8')
    const brandTokens = new Set(definedIn(name))
    return [...css.matchAll(/var\(--([a-z0-9-]+)/g)]
      .map(([, token = '']) => token)
      .filter((token) => !knownTokens.has(token) && !brandTokens.has(token))
      .map((token) => `${name}: --${token}`)
  })
  expect(unknown).toEqual([])
})
