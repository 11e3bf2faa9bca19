import { readdir, readFile } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'

import { orderSqlObjects } from './order-sql-objects.ts'
import type { OrderedSqlObject } from './order-sql-objects.ts'
import { parseSqlObject } from './parse-sql-object.ts'

/** Folder of functions that columns and constraints call. */
const COLUMNS = 'columns'

export interface SqlObjects {
  /**
   * Functions in a folder `columns`. Tables call them, so they are created before all migrations and must not read
   * tables.
   */
  forColumns: OrderedSqlObject[]
  /** All objects, including those for columns, in creation order. */
  all: OrderedSqlObject[]
}

/** Reads the files below `folder`, at any depth. */
export async function readSqlObjects(folder: string): Promise<SqlObjects> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.sql'))
  const read = async (file: string) => parseSqlObject(basename(file), await readFile(join(folder, file), 'utf8'))
  const all = orderSqlObjects(await Promise.all(files.map(read)))
  const names = files.filter((file) => file.split(sep).includes(COLUMNS)).map((file) => basename(file, '.sql'))
  const forColumns = new Set(names.map((name) => name.replaceAll('-', '_')))
  return { forColumns: all.filter(({ name }) => forColumns.has(name)), all }
}
