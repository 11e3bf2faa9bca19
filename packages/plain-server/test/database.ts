import { randomBytes } from 'node:crypto'

import pg from 'pg'

import { openDatabase } from '../db.ts'
import type { Db } from '../db.ts'
import { createLog } from '../log.ts'

const SERVER = 'ANTE_TEST_POSTGRES'

/** Returns the address of a database that does not exist yet, on the server that the tests share. */
export function freshDatabaseUrl(): string {
  const server = process.env[SERVER]
  if (!server) throw new Error(`${SERVER} must hold the address of a PostgreSQL.`)
  const name = `sandbox_${randomBytes(6).toString('hex')}`
  return server.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${name}`)
}

export async function createDatabase(url: string): Promise<void> {
  await onServer(`create database ${nameIn(url)}`)
}

export async function dropDatabase(url: string): Promise<void> {
  await onServer(`drop database if exists ${nameIn(url)} with (force)`)
}

export interface TestDatabase {
  url: string
  db: Db
  drop(): Promise<void>
}

/** Creates a database without tables. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const url = freshDatabaseUrl()
  await createDatabase(url)
  const db = openDatabase(url, createLog('silent'))
  const drop = async () => {
    await db.end()
    await dropDatabase(url)
  }
  return { url, db, drop }
}

async function onServer(command: string): Promise<void> {
  const client = new pg.Client({ connectionString: process.env[SERVER] })
  await client.connect()
  try {
    await client.query(command)
  } finally {
    await client.end()
  }
}

function nameIn(url: string): string {
  return pg.escapeIdentifier(/^postgres(?:ql)?:\/\/[^/]*\/([^?]*)/.exec(url)?.[1] ?? '')
}
