// Each path is a constant of its own, so that a build takes along only those that it links to.

// The host's own pages.
export const login = '/login'
export const register = '/register'

// Marketing.
export const home = '/'
export const support = '/support'
export const about = '/about'
export const terms = '/terms'
export const privacy = '/privacy'

// Trading.
export const spot = '/trading/spot'
export const futures = '/trading/futures'
export const margin = '/trading/margin'
export const p2p = '/trading/p2p'
export const swap = '/trading/swap'
export const charts = '/trading/charts'
export const livePrices = '/features/prices'
export const priceAlerts = '/features/alerts'

// The wallet.
export const dashboard = '/dashboard'
export const deposit = '/dashboard/deposit'
export const withdraw = '/dashboard/withdraw'
export const walletSwap = '/dashboard/swap'
export const transfer = '/dashboard/transfer'
export const history = '/dashboard/history'
export const walletOverview = '/dashboard/wallet'
export const multiCoinWallet = '/features/wallet'
export const security = '/features/security'
export const profile = '/profile'

// Tools.
export const calculator = '/tools/calculator'
export const arbitrage = '/tools/arbitrage'
export const compare = '/tools/compare'
export const gas = '/tools/gas'
export const heatmap = '/tools/heatmap'
export const api = '/tools/api'

// Earn.
export const invite = '/earn/invite'
export const airdrops = '/earn/airdrops'
export const staking = '/earn/staking'
export const cashback = '/earn/cashback'
export const yieldBoost = '/earn/yield'
export const loyalty = '/earn/loyalty'
export const referral = '/features/referral'
