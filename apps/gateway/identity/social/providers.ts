import type { SocialProvider } from '@ante/contract/identity/social.ts'

import type { Ports } from '../../kit/ports.ts'
import { Firebase } from './firebase.ts'
import { Provider } from './provider.ts'

/** External identity providers. */
export interface SocialPorts {
  firebase: Firebase
  providers: Providers
}

export function openSocial(ports: Pick<Ports, 'config' | 'clock'>): SocialPorts {
  return { firebase: new Firebase(ports), providers: new Providers(ports) }
}

/** OpenID Connect providers that are configured. */
export class Providers {
  readonly #ports: Pick<Ports, 'config' | 'clock'>
  readonly #cache = new Map<string, Provider>()

  constructor(ports: Pick<Ports, 'config' | 'clock'>) {
    this.#ports = ports
  }

  /** Returns null if the provider is not configured. */
  of(name: SocialProvider): Provider | null {
    const { config, clock } = this.#ports
    const client = config.social[name]
    if (!client) return null
    const key = `${client.issuer} ${client.clientId}`
    const provider = this.#cache.get(key) ?? new Provider(client, clock)
    this.#cache.set(key, provider)
    return provider
  }
}
