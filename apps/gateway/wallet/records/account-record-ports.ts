import type { Ports } from '../../kit/ports.ts'
import type { RemarkPorts } from './remarks.ts'

export interface AccountRecordPorts extends Pick<Ports, 'clock'>, RemarkPorts {}
