import type { CoinSymbol } from '@crossbook/market'

/** A network whose gas is shown, and the coin that pays for it. */
export interface Network {
  id: NetworkId
  name: string
  symbol: CoinSymbol
  /** The network's own colour, for the dot next to its name. */
  color: `#${string}`
}

/** Ids of the networks, in display order. */
export const NETWORK_IDS = Object.freeze(['ethereum', 'polygon', 'bsc', 'arbitrum', 'optimism'] as const)

/** A network by its id. */
export type NetworkId = (typeof NETWORK_IDS)[number]

const NETWORKS: Readonly<Record<NetworkId, Network>> = Object.freeze({
  ethereum: Object.freeze<Network>({ id: 'ethereum', name: 'Ethereum', symbol: 'ETH', color: '#627EEA' }),
  polygon: Object.freeze<Network>({ id: 'polygon', name: 'Polygon', symbol: 'MATIC', color: '#8247E5' }),
  bsc: Object.freeze<Network>({ id: 'bsc', name: 'BSC', symbol: 'BNB', color: '#F3BA2F' }),
  arbitrum: Object.freeze<Network>({ id: 'arbitrum', name: 'Arbitrum', symbol: 'ARB', color: '#28A0F0' }),
  optimism: Object.freeze<Network>({ id: 'optimism', name: 'Optimism', symbol: 'OP', color: '#FF0420' }),
})

/** Returns the network with this id. */
export function networkOf(id: NetworkId): Network {
  return NETWORKS[id]
}
