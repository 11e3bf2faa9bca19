import type { DemoVendor, GameCategory } from './types.ts'

const vendor = (
  code: string,
  name: string,
  categories: GameCategory[],
  { protocol = 'ante', launch = 'generic' }: Partial<Pick<DemoVendor, 'protocol' | 'launch'>> = {},
): DemoVendor => ({
  code,
  name,
  categories,
  walletKind: protocol === 'business' ? 'transfer' : 'seamless',
  protocol,
  launch,
  picture: `/pictures/vendors/${code.toLowerCase().replaceAll('_', '-')}.svg`,
})

/** The vendor of Northlight Reels. */
export const NORTHLIGHT = 'ANS'

export const vendors: DemoVendor[] = [
  vendor(NORTHLIGHT, 'Northlight Studio', ['RNG'], { launch: 'rng-centre' }),
  vendor('JL', 'Jade Lantern', ['RNG', 'FISH', 'PVP'], { launch: 'rng-centre' }),
  vendor('KBR', 'Kubera Reels', ['RNG'], { launch: 'rng-centre' }),
  vendor('SLN', 'Salonga Slots', ['RNG'], { launch: 'rng-centre' }),
  vendor('PXE', 'Pixel Ember', ['RNG', 'INHOUSE']),
  vendor('MNV', 'Monsoon Vale', ['RNG', 'FISH'], { launch: 'rng-centre' }),
  vendor('GLD', 'Gilded Paw', ['RNG'], { protocol: 'business', launch: 'rng-centre' }),
  vendor('TDW', 'Tidewheel', ['RNG', 'FISH']),
  vendor('CRB', 'Coral Bay Interactive', ['FISH'], { protocol: 'business' }),
  vendor('SLV', 'Silverline Live', ['LIVE'], { protocol: 'actions' }),
  vendor('MRQ', 'Marquee Tables', ['LIVE']),
  vendor('OPL', 'Opal House', ['LIVE', 'PVP'], { protocol: 'business' }),
  vendor('BYD', 'Baraha Card Room', ['PVP'], { protocol: 'form' }),
  vendor('RVN', 'Raven & Rook', ['PVP', 'INHOUSE']),
  vendor('BTI', 'Bluetide Sports', ['SPORTS'], { protocol: 'hub', launch: 'h5' }),
  vendor('HZN', 'Horizon Book', ['SPORTS'], { launch: 'h5' }),
  vendor('TF', 'Titan Frame', ['SPORTS'], { launch: 'h5' }),
  vendor('DS88', 'Dos Espuelas', ['SPORTS'], { launch: 'h5' }),
  vendor('ANTE', 'Ante Originals', ['INHOUSE']),
  vendor('LOTT', 'Ante Lottery', ['LOTT'], { launch: 'lottery' }),
  vendor('ELOTT', 'Ante E-Lottery', ['ELOTT'], { launch: 'lottery' }),
  vendor('TCG_LOTTO_VN', 'Lotus Draws', ['ELOTT', 'LOTT'], { launch: 'lottery' }),
  vendor('TCG_SEA', 'Monsoon Draws', ['LOTT'], { launch: 'lottery' }),
]
