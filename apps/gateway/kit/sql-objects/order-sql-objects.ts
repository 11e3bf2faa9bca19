import type { SqlObject } from './parse-sql-object.ts'

/** An object with the names of its dependencies. */
export interface OrderedSqlObject extends SqlObject {
  needs: string[]
}

/** Orders objects by dependency, otherwise by name. Throws for duplicate names and for cycles. */
export function orderSqlObjects(objects: SqlObject[]): OrderedSqlObject[] {
  const byName = new Map(objects.map((object) => [object.name, object]))
  if (byName.size !== objects.length) throw new Error(`SQL files with the same name: ${repeated(objects).join(', ')}`)
  const ordered = new Map<string, OrderedSqlObject>()

  const addInOrder = (object: SqlObject, path: string[]): void => {
    if (ordered.has(object.name)) return
    if (path.includes(object.name))
      throw new Error(`SQL files depend on each other in a cycle: ${[...path, object.name].join(' → ')}`)
    const needs = [...object.mentions].filter((name) => name !== object.name && byName.has(name)).sort()
    for (const name of needs) {
      const needed = byName.get(name)
      if (needed) addInOrder(needed, [...path, object.name])
    }
    ordered.set(object.name, { ...object, needs })
  }
  for (const object of [...objects].sort((a, b) => (a.name < b.name ? -1 : 1))) addInOrder(object, [])
  return [...ordered.values()]
}

function repeated(objects: SqlObject[]): string[] {
  const names = objects.map(({ name }) => name)
  return names.filter((name, index) => names.indexOf(name) !== index)
}
