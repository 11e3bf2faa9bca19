import type { Ports } from '../kit/ports.ts'

export type AgentsPorts = Pick<Ports, 'db' | 'clock' | 'log'>
