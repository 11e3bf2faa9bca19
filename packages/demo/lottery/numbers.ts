import { every, lottery } from './game.ts'
import type { DemoLottery } from './game.ts'

const prizeModes = ['Lott', 'Elott'] as const

const evening = (code: string, name: string, family: string, weekdays: number[]) =>
  lottery({ code, name, family, prizeModes, schedule: { kind: 'daily', times: ['21:00'], weekdays } })

/** Wingo and similar games, Mark Six, Keno, and games of balls from a drum. */
export const numberGames: DemoLottery[] = [
  lottery({ code: 'WINGO30', name: 'Wingo 30 Seconds', family: 'WGG', prizeModes, schedule: every(30), isHot: true }),
  lottery({ code: 'WINGO60', name: 'Wingo Minute', family: 'WGG', prizeModes, schedule: every(60) }),
  lottery({ code: 'WINGO180', name: 'Wingo 3 Minutes', family: 'WGG', prizeModes, schedule: every(180) }),
  lottery({ code: 'FIVED60', name: '5D Minute', family: '5D', prizeModes, schedule: every(60), isNew: true }),
  lottery({ code: 'LHC300', name: 'Mark Six 5 Minutes', family: 'LHC', prizeModes, schedule: every(300) }),
  lottery({
    code: 'HK6',
    name: 'Hong Kong Mark Six',
    family: 'LHC',
    prizeModes,
    schedule: { kind: 'daily', times: ['21:30'], weekdays: [2, 4, 6], zone: 'Asia/Hong_Kong' },
    isHouse: false,
  }),
  lottery({ code: 'KENO300', name: 'Keno', family: 'KENO', prizeModes, schedule: every(300) }),
  lottery({ code: 'TL642F', name: 'Lotto 6/42 Fast', family: 'TL642', prizeModes, schedule: every(300) }),
  evening('TL642', 'Lotto 6/42', 'TL642', [2, 4, 6]),
  evening('TL645', 'Lotto 6/45', 'TL645', [1, 3, 5]),
  evening('TL649', 'Lotto 6/49', 'TL649', [0, 2, 4]),
  evening('TL655', 'Lotto 6/55', 'TL655', [1, 3, 6]),
  evening('TL658', 'Lotto 6/58', 'TL658', [0, 2, 5]),
  evening('SSQ', 'Double Colour Balls', 'SSQ', [0, 2, 4]),
  evening('DLT', 'Super Lotto', 'DLT', [1, 3, 6]),
]
