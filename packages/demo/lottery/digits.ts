import { every, lottery } from './game.ts'
import type { DemoLottery } from './game.ts'

const prizeModes = ['Lott', 'Elott'] as const
const smart = ['Lott', 'ZY', 'Elott'] as const

const ssc = (code: string, name: string, seconds: number, marks: { isHot?: boolean; isNew?: boolean } = {}) =>
  lottery({ code, name, family: 'SSC', prizeModes: smart, schedule: every(seconds), ...marks })

/** Games of five, three and two digits, of cars and of dice. */
export const digitGames: DemoLottery[] = [
  ssc('FFC30', 'Half-Minute Lottery', 30, { isNew: true }),
  ssc('FFC60', 'Minute Lottery', 60, { isHot: true }),
  ssc('WFC90', '90-Second Lottery', 90),
  ssc('SSC180', '3-Minute Lottery', 180),
  ssc('SSC300', '5-Minute Lottery', 300),
  lottery({
    code: 'SSC1200',
    name: 'Classic Lottery',
    family: 'SSC',
    prizeModes: smart,
    schedule: { kind: 'steady', seconds: 1200, hours: { from: '07:20', to: '03:00' } },
  }),
  lottery({ code: 'FF11X5', name: '11x5 Minute', family: '11X5', prizeModes, schedule: every(60), isHot: true }),
  lottery({ code: 'M511X5', name: '11x5 5 Minutes', family: '11X5', prizeModes, schedule: every(300) }),
  lottery({ code: 'PK1060', name: 'Racing Minute', family: 'PK10', prizeModes, schedule: every(60), isHot: true }),
  lottery({ code: 'PK10300', name: 'Racing 5 Minutes', family: 'PK10', prizeModes, schedule: every(300) }),
  lottery({ code: 'MARBLE60', name: 'Marble Race', family: 'SEAPK10', prizeModes, schedule: every(60), isNew: true }),
  lottery({ code: 'K360', name: 'K3 Minute', family: 'K3', prizeModes, schedule: every(60), isHot: true }),
  lottery({ code: 'SICBO60', name: 'Sic Bo', family: 'SEAK3', prizeModes, schedule: every(60) }),
  lottery({ code: 'LUCKY28', name: 'Lucky 28', family: 'PCB', prizeModes, schedule: every(60), isHot: true }),
  lottery({ code: 'CANADA28', name: 'Canada 28', family: 'PCB', prizeModes, schedule: every(210) }),
  lottery({ code: 'F3D180', name: '3D 3 Minutes', family: 'LF', prizeModes, schedule: every(180) }),
  lottery({ code: 'D3D', name: '3D Evening', family: 'LF', prizeModes, schedule: { kind: 'daily', times: ['21:15'] } }),
  lottery({ code: 'PL3', name: 'Pick 3', family: 'LF', prizeModes, schedule: { kind: 'daily', times: ['20:30'] } }),
  lottery({
    code: 'PL5',
    name: 'Pick 5',
    family: 'PL5',
    group: 'LF',
    prizeModes,
    schedule: { kind: 'daily', times: ['20:30'] },
  }),
]
