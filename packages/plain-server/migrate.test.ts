import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { emptyDatabase } from './test/database.ts'
import { migrate } from './migrate.ts'

const POINT = `create or replace function kept_point() returns trigger language plpgsql as $$
  begin new.points := new.points + 1; return new; end $$;`
const COUNTS = `create or replace trigger counts before insert on score for each row execute function kept_point();`

test('functions and triggers are applied after the tables, and again when their file has changed', async () => {
  const root = await mkdtemp(join(tmpdir(), 'sandbox-schema-'))
  const { db, drop } = await emptyDatabase()
  onTestFinished(async () => {
    await drop()
    await rm(root, { recursive: true })
  })
  for (const folder of ['migrations', 'sql/triggers']) await mkdir(join(root, folder), { recursive: true })
  await writeFile(join(root, 'migrations/0001-score.sql'), 'create table score (points integer not null)')
  await writeFile(join(root, 'sql/triggers/counts-on-score.sql'), COUNTS)
  const scoreWith = async (text: string) => {
    await writeFile(join(root, 'sql/kept-point.sql'), text)
    await migrate(db, { owner: 'game', folder: join(root, 'migrations') })
    const { rows } = await db.query<{ points: number }>('insert into score values (0) returning points')
    return rows[0]?.points
  }

  expect(await scoreWith(POINT)).toBe(1)
  expect(await scoreWith(POINT.replace('+ 1', '+ 5'))).toBe(5)
  await expect(scoreWith('create or replace function kept_point() nonsense;')).rejects.toThrow('syntax error')
  expect(await scoreWith(POINT.replace('+ 1', '+ 5'))).toBe(5)
})
