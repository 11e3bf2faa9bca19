import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

import { expect, test } from 'vitest'

const directory = import.meta.dirname
const IMPORT = /import (\w+) from '([^']+\.module\.css)'/g
const CSS_COMMENT = /\/\*[^]*?\*\//g

const components = readdirSync(directory, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
  .toSorted()

/** Returns the classes that a component uses and that its stylesheets do not define. */
function undefinedClasses(text: string, readSheet: (path: string) => string): string[] {
  return [...text.matchAll(IMPORT)].flatMap(([, styles = '', path = '']) => {
    const used = text.matchAll(new RegExp(String.raw`(?<![\w./-])${styles}\.(\w+)`, 'g'))
    const css = readSheet(path).replaceAll(CSS_COMMENT, '')
    const classes = new Set([...css.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map(([, name]) => name))
    return [...new Set([...used].map(([, name = '']) => name))].filter((name) => !classes.has(name))
  })
}

test('a class without a rule is found, also beside other rules', () => {
  const text = "import styles from './a.module.css'\n<p className={styles.badge}><b className={styles.name} /></p>"
  expect(undefinedClasses(text, () => '.name {}\n.row > .badge {}')).toEqual([])
  expect(undefinedClasses(text, () => '.name { margin: 1.badge; }\n/* .badge {} */')).toEqual(['badge'])
})

test('every class that a component uses has a rule in its stylesheet', () => {
  const missing = components.flatMap((file) => {
    const path = join(directory, file)
    const readSheet = (sheet: string) => readFileSync(join(dirname(path), sheet), 'utf8')
    return undefinedClasses(readFileSync(path, 'utf8'), readSheet).map((name) => `${file}: ${name}`)
  })
  expect(missing).toEqual([])
})
