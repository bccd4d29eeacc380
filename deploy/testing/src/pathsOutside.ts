/** Addresses that try to leave the served folders. Each must be answered like a missing file. */
export const PATHS_OUTSIDE = [
  '/apps/../releases/x.json',
  '/apps/host/1.0.0/../../../channels/local/00000001.json',
  '/apps/host/1.0.0/..%2f..%2f..%2fchannels%2flocal%2f00000001.json',
  '/apps/host/1.0.0/%2e%2e/%2e%2e/%2e%2e/channels/local/00000001.json',
  '/apps/host/1.0.0/..%5c..%5cx',
  '/apps/host/1.0.0/main.js%00.css',
  '/..%2f..%2fetc%2fpasswd',
  '/apps//host/1.0.0/main.js',
]
