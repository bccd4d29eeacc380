/**
 * Local storage key of a user's price alerts: `{ owner, alerts: [{ active, triggered, … }], … }`. The remote with the alerts
 * writes it and dispatches a `storage` event in its own tab too; the host's header counts them.
 */
export const STORED_ALERTS_KEY = 'crossbook.price-alerts'
