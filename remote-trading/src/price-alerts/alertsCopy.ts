import { formatPrice } from '@crossbook/money'
import type { AlertCondition, AlertCounts, AlertStatus, PriceAlert } from './priceAlert'

const conditions = { above: 'above', below: 'below' } satisfies Record<AlertCondition, string>

/** Describes an alert: "BTC above $45,000.00". */
function describe({ symbol, condition, price }: PriceAlert): string {
  return `${symbol} ${conditions[condition]} ${formatPrice(price)}`
}

/** Texts of price alerts. */
export const alertsCopy = Object.freeze({
  title: 'Price Alerts',
  lead: 'Get notified when a demonstration price rises above or falls below your mark. Alerts are watched on every page while you are signed in, and saved in this browser.',
  create: 'Create alert',
  symbol: 'Coin symbol',
  symbolHelp: 'For example BTC.',
  coins: 'Coins',
  suggested: (count: number) => (count === 1 ? '1 coin' : `${count} coins`),
  unknown: (symbol: string) => `${symbol} has no price here: its alert cannot trigger.`,
  condition: 'Condition',
  conditions: { above: 'Above', below: 'Below' } satisfies Record<AlertCondition, string>,
  price: 'Price',
  steps: 'Near the current price',
  stats: 'Statistics',
  total: 'Total alerts',
  active: 'Active',
  triggered: 'Triggered',
  counts: ({ total, active, triggered }: AlertCounts) =>
    `${total} ${total === 1 ? 'alert' : 'alerts'}, ${active} active, ${triggered} triggered`,
  list: 'Your alerts',
  empty: 'No alerts set up yet. Create your first alert above.',
  now: 'Now',
  away: (percent: string) => `${percent} away`,
  reached: 'reached',
  noPrice: 'No price here: this alert cannot trigger.',
  statuses: {
    triggered: 'Triggered',
    active: 'Active',
    inactive: 'Inactive',
  } satisfies Record<AlertStatus, string>,
  describe,
  switchLabel: (alert: PriceAlert) => `Watch ${describe(alert)}`,
  deleteLabel: (alert: PriceAlert) => `Delete ${describe(alert)}`,
  notifications: 'Notifications',
  notificationsLead: 'How you would be notified when you are away. Nothing is sent in this demonstration.',
  email: 'E-mail notifications',
  push: 'Push notifications',
  sms: 'SMS notifications',
  created: (alert: PriceAlert) => ({ title: 'Price alert created', description: describe(alert) }),
  deleted: (alert: PriceAlert) => ({ title: 'Price alert deleted', description: describe(alert) }),
  undo: 'Undo',
  toast: (alert: PriceAlert) => ({ title: 'Price alert triggered', description: describe(alert) }),
})
