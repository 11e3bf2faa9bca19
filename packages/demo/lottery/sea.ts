import { every, lottery } from './game.ts'
import type { DemoLottery } from './game.ts'

const prizeModes = ['Lott', 'Elott', 'SEA'] as const
const SAIGON = 'Asia/Ho_Chi_Minh'

const vietnam = (
  part: 'NORTH' | 'CENTRE' | 'SOUTH',
  details: Pick<DemoLottery, 'code' | 'name' | 'schedule' | 'isHot'>,
) => lottery({ family: `VNC_${part}`, group: 'VNC', region: part, prizeModes, ...details })

/** Games of Vietnam, Thailand, Laos, Malaysia and Singapore, and the dice of their tables. */
export const seaGames: DemoLottery[] = [
  vietnam('NORTH', { code: 'VNVIP45', name: 'North VIP 45 Seconds', schedule: every(45), isHot: true }),
  vietnam('SOUTH', { code: 'VNVIP60', name: 'South VIP Minute', schedule: every(60) }),
  vietnam('CENTRE', { code: 'VNVIP180', name: 'Centre VIP 3 Minutes', schedule: every(180) }),
  vietnam('NORTH', { code: 'VNVIP300', name: 'North VIP 5 Minutes', schedule: every(300) }),
  vietnam('NORTH', {
    code: 'VNNORTH',
    name: 'North Evening',
    schedule: { kind: 'daily', times: ['18:15'], zone: SAIGON },
  }),
  vietnam('CENTRE', {
    code: 'VNCENTRE',
    name: 'Centre Evening',
    schedule: { kind: 'daily', times: ['17:15'], zone: SAIGON },
  }),
  vietnam('SOUTH', {
    code: 'VNSOUTH',
    name: 'South Afternoon',
    schedule: { kind: 'daily', times: ['16:15'], zone: SAIGON },
  }),
  lottery({
    code: 'THAI300',
    name: 'Thai 5 Minutes',
    family: 'THAI',
    region: 'THAI',
    prizeModes,
    schedule: every(300),
    isHot: true,
  }),
  lottery({
    code: 'THAIDAY',
    name: 'Thai Daily',
    family: 'THAI',
    region: 'THAI',
    prizeModes,
    schedule: { kind: 'daily', times: ['16:00'], zone: 'Asia/Bangkok' },
  }),
  lottery({
    code: 'THAIGOV',
    name: 'Thai Government',
    family: 'THAI',
    region: 'THAI',
    prizeModes,
    schedule: { kind: 'daily', times: ['15:30'], monthDays: [1, 16], zone: 'Asia/Bangkok' },
    isHouse: false,
  }),
  lottery({ code: 'LAO300', name: 'Lao 5 Minutes', family: 'LAO', region: 'LAO', prizeModes, schedule: every(300) }),
  lottery({
    code: 'LAODAY',
    name: 'Lao Daily',
    family: 'LAO',
    region: 'LAO',
    prizeModes,
    schedule: { kind: 'daily', times: ['20:30'], zone: 'Asia/Vientiane' },
  }),
  lottery({ code: 'F4D300', name: '4D 5 Minutes', family: '4D', prizeModes, schedule: every(300) }),
  lottery({
    code: 'MAS4D',
    name: 'Malaysia 4D',
    family: '4D',
    group: 'MAS',
    region: 'MAS',
    prizeModes,
    schedule: { kind: 'daily', times: ['19:00'], weekdays: [0, 3, 6], zone: 'Asia/Kuala_Lumpur' },
    isHouse: false,
  }),
  lottery({
    code: 'SGC4D',
    name: 'Singapore 4D',
    family: '4D',
    group: 'SGC',
    region: 'SGC',
    prizeModes,
    schedule: { kind: 'daily', times: ['18:30'], weekdays: [0, 3, 6], zone: 'Asia/Singapore' },
    isHouse: false,
  }),
  lottery({ code: 'BAUCUA60', name: 'Fish Prawn Crab', family: 'VBC', prizeModes, schedule: every(60), isHot: true }),
  lottery({ code: 'XOCDIA45', name: 'Xoc Dia', family: 'VXD', prizeModes, schedule: every(45), isNew: true }),
  lottery({ code: 'COLOUR60', name: 'Colour Dice', family: 'CLR', prizeModes, schedule: every(60) }),
]
