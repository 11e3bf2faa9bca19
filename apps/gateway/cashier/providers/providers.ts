import type { Selectable } from 'kysely'

import type { PartyHealth } from '../../kit/party-health.ts'
import type { Ports } from '../../kit/ports.ts'
import type { PaymentProviderTable } from '../tables.ts'
import type { ProviderAddress } from './http-provider.ts'
import { httpProvider } from './http-provider.ts'
import type { PaymentProvider } from './provider.ts'
import { openSecret } from './provider-secret.ts'

interface ProviderName {
  merchantCode: string
  provider: string
}

interface ProviderPorts extends Pick<Ports, 'db' | 'secrets'> {
  /** Records whether providers answer; omitted by commands. */
  health?: Pick<PartyHealth, 'record'>
}

export type NamedProvider = ProviderAddress & ProviderName

/** Payment providers of all merchants, read from the database at each use: a changed key applies immediately. */
export class Providers {
  readonly #ports: ProviderPorts

  constructor(ports: ProviderPorts) {
    this.#ports = ports
  }

  async of(providerName: ProviderName): Promise<PaymentProvider> {
    return httpProvider(await this.addressOf(providerName))
  }

  /** Returns the address and key; throws if the merchant has no provider with this code. */
  async addressOf({ merchantCode, provider }: ProviderName): Promise<ProviderAddress> {
    const row = await this.#found()
      .where('merchant_code', '=', merchantCode)
      .where('code', '=', provider)
      .executeTakeFirst()
    if (!row) throw new Error(`${merchantCode} has no provider ${provider}`)
    return this.#addressIn(row)
  }

  /** Returns the provider that has this key. */
  async byKey(keyId: string): Promise<NamedProvider | null> {
    const row = await this.#found().where('key_id', '=', keyId).executeTakeFirst()
    if (!row) return null
    return { merchantCode: row.merchant_code, provider: row.code, ...this.#addressIn(row) }
  }

  #addressIn(row: Selectable<PaymentProviderTable>): ProviderAddress {
    const { health } = this.#ports
    const party = { kind: 'provider', merchantCode: row.merchant_code, code: row.code } as const
    return {
      url: row.url,
      keyId: row.key_id,
      secret: openSecret(this.#ports.secrets, row),
      ...(health && { onAnswer: (problem) => health.record(party, problem) }),
    }
  }

  #found() {
    return this.#ports.db.selectFrom('payment_provider').selectAll()
  }
}
