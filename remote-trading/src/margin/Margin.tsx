import { pairOf } from '@crossbook/market'
import { PauseLivePrices } from '@crossbook/market-ui'
import { addressChoice, BelowFirstView, Card, Tabs, useAddressState } from '@crossbook/ui'
import { QuoteFigures } from '../live-quote/QuoteFigures'
import { MarketChart } from '../market-chart/MarketChart'
import { MarketPicker } from '../market-picker/MarketPicker'
import { TradingLayout } from '../trading-layout/TradingLayout'
import { StripFigure, TradingStrip } from '../trading-layout/TradingStrip'
import { AccountBalance } from './AccountBalance'
import { BorrowedAssets } from './BorrowedAssets'
import { BorrowForm } from './BorrowForm'
import { marginCopy as copy } from './marginCopy'
import { MARGIN_COINS, MARGIN_MARKETS, MAX_LEVERAGE, type MarginCoin } from './marginMarkets'
import { TradeForm } from './TradeForm'

const TABS = [
  { value: 'trade', label: copy.tabs.trade },
  { value: 'borrow', label: copy.tabs.borrow },
] as const

const marketInAddress = addressChoice('market', MARGIN_COINS, 'BTC')
const tabInAddress = addressChoice('tab', ['trade', 'borrow'], 'trade')

/** The margin account, its markets, and what is borrowed; market and tab are in the address. */
export default function Margin() {
  const [symbol, setSymbol] = useAddressState(marketInAddress)
  const [tab, setTab] = useAddressState(tabInAddress)
  return (
    <TradingLayout
      strip={
        <TradingStrip title={copy.title} market={pairOf(symbol)} actions={<PauseLivePrices />}>
          <QuoteFigures symbol={symbol} priceLabel={copy.lastPrice} />
          <StripFigure label={copy.maxLeverage}>{`${MAX_LEVERAGE[symbol]}x`}</StripFigure>
        </TradingStrip>
      }
      banner={<AccountBalance />}
      markets={
        <MarketPicker markets={MARGIN_MARKETS} value={symbol} onChange={setSymbol} detailOf={leverageText} />
      }
      ticket={
        <Card title={copy.ticket} padding="none">
          <Tabs label={copy.ticket} tabs={TABS} value={tab} onChange={setTab} inset>
            {tab === 'trade' ? <TradeForm symbol={symbol} /> : <BorrowForm />}
          </Tabs>
        </Card>
      }
      main={
        <>
          <MarketChart symbol={symbol} aboveMore />
          <BelowFirstView>
            <BorrowedAssets symbol={symbol} />
          </BelowFirstView>
        </>
      }
    />
  )
}

function leverageText(symbol: MarginCoin) {
  return `Max ${MAX_LEVERAGE[symbol]}x`
}
