import { encodeServiceLink } from '@ante/contract/messaging/service-link.ts'
import type { TestGateway } from '@ante/gateway/test'

export interface TamperedService {
  /** Position among the contacts of its category. */
  position: string
  address: string
}

const TAMPER = `
  update merchant set settings = jsonb_set(settings, '{customerService}', (
    select jsonb_agg(case when entry ->> 'csPosition' = $1 then jsonb_set(entry, '{path}', to_jsonb($2::text)) else entry end)
    from jsonb_array_elements(settings -> 'customerService') entry))
  where code = 'aurora'`

/** Simulates an attacker with database access: the operator CLI refuses such an address. */
export async function tamperService({ ports }: TestGateway, { position, address }: TamperedService): Promise<void> {
  await ports.pool.query(TAMPER, [position, encodeServiceLink(address, 'Tampered')])
}
