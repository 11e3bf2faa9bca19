import pg from 'pg'

const ALREADY_THERE = '42P04'

/**
 * Creates an empty database unless it exists; returns whether it was created. `server` is the address of another
 * database on the same server.
 */
export async function createDatabase(server: string, name: string): Promise<boolean> {
  return withClient(server, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return false
    try {
      await client.query(`create database ${pg.escapeIdentifier(name)}`)
      return true
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === ALREADY_THERE) return false // created concurrently
      throw error
    }
  })
}

/** Creates `name` as a copy of `template`, which must have no connections meanwhile. */
export async function copyDatabase(
  server: string,
  { template, name }: { template: string; name: string },
): Promise<void> {
  const [source, target] = [pg.escapeIdentifier(template), pg.escapeIdentifier(name)]
  await command(server, `create database ${target} template ${source} strategy file_copy`)
}

/** Drops the database, and closes its connections. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await command(server, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}

/** Returns the address of another database on the same server. */
export function addressOf(server: string, database: string): string {
  const address = new URL(server)
  address.pathname = `/${encodeURI(database)}` // `pg` decodes only this encoding
  return address.href
}

async function command(server: string, text: string): Promise<void> {
  await withClient(server, (client) => client.query(text))
}

/** Runs `work` on a separate connection: the commands cannot run in a transaction. */
async function withClient<Result>(server: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: server, application_name: 'ante databases' })
  client.on('error', () => {}) // the next query fails, which is sufficient
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
