import pg from 'pg'

const ALREADY_THERE = '42P04'

/** Makes an empty database unless it is there; says whether it made one. `server` is the address of any other. */
export async function createDatabase(server: string, name: string): Promise<boolean> {
  return withClient(server, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount) return false
    try {
      await client.query(`create database ${pg.escapeIdentifier(name)}`)
      return true
    } catch (error) {
      if (error instanceof pg.DatabaseError && error.code === ALREADY_THERE) return false // another was quicker
      throw error
    }
  })
}

/** Makes `name` a copy of `template`, which nobody may be connected to meanwhile. */
export async function copyDatabase(
  server: string,
  { template, name }: { template: string; name: string },
): Promise<void> {
  const [source, target] = [pg.escapeIdentifier(template), pg.escapeIdentifier(name)]
  await command(server, `create database ${target} template ${source} strategy file_copy`)
}

/** Removes the database with everything in it, whoever is connected. */
export async function dropDatabase(server: string, name: string): Promise<void> {
  await command(server, `drop database if exists ${pg.escapeIdentifier(name)} with (force)`)
}

/** The address of another database on the same server. */
export function addressOf(server: string, database: string): string {
  const address = new URL(server)
  address.pathname = `/${encodeURI(database)}` // `pg` decodes no more than this
  return address.href
}

async function command(server: string, text: string): Promise<void> {
  await withClient(server, (client) => client.query(text))
}

/** None of the commands may stand in a transaction, so each has a connection for itself. */
async function withClient<Result>(server: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: server, application_name: 'ante databases' })
  client.on('error', () => {}) // what is asked next fails, and that is enough
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
