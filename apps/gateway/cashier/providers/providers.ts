import type { Db } from '../../kit/db.ts'
import type { ProviderAddress } from './http-provider.ts'
import { httpProvider } from './http-provider.ts'
import type { PaymentProvider } from './provider.ts'

interface ProviderName {
  merchantCode: string
  provider: string
}

export type NamedProvider = ProviderAddress & ProviderName

/** The providers of all merchants, looked up when they are needed: a key that is changed works at once. */
export class Providers {
  readonly #db: Db

  constructor(db: Db) {
    this.#db = db
  }

  async of(named: ProviderName): Promise<PaymentProvider> {
    return httpProvider(await this.addressOf(named))
  }

  /** Where it is called, and by which key; throws where the merchant has none of this code. */
  async addressOf({ merchantCode, provider }: ProviderName): Promise<ProviderAddress> {
    const found = await this.#found()
      .where('merchant_code', '=', merchantCode)
      .where('code', '=', provider)
      .executeTakeFirst()
    if (!found) throw new Error(`${merchantCode} has no provider ${provider}`)
    return { url: found.url, keyId: found.key_id, secret: found.secret }
  }

  /** Whose key this is. */
  async byKey(keyId: string): Promise<NamedProvider | null> {
    const found = await this.#found().where('key_id', '=', keyId).executeTakeFirst()
    if (!found) return null
    const { merchant_code: merchantCode, code: provider, url, key_id, secret } = found
    return { merchantCode, provider, url, keyId: key_id, secret }
  }

  #found() {
    return this.#db.selectFrom('payment_provider').selectAll()
  }
}
