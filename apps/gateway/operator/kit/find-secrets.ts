import { resolve } from 'node:path'

import { secretsKeyOf } from '../../kit/config.ts'
import type { Db } from '../../kit/db.ts'
import { isSecretOf } from '../../kit/secrets-mark.ts'
import { readSecrets } from '../../kit/secrets.ts'
import type { Secrets } from '../../kit/secrets.ts'
import { CommandFailed } from './failures.ts'

/**
 * Returns the secret with which the running gateway seals. Throws `CommandFailed` if the secret is missing, or is that
 * of another database.
 */
export async function findSecrets(environment: Record<string, string | undefined>, db: Db): Promise<Secrets> {
  const { DATA_DIR, ...keys } = environment
  const dataDir = resolve(DATA_DIR || 'data')
  const secrets = await readSecrets({ secretsKey: secretsKeyOf(keys), dataDir })
  if (secrets && (await isSecretOf(db, secrets))) return secrets
  const problem = secrets ? 'does not match this database' : 'is missing'
  throw new CommandFailed(
    `SECRETS_KEY ${problem}: set the gateway’s SECRETS_KEY, or its DATA_DIR with secrets.key. Nothing was changed.`,
  )
}
