import type { ApiReference } from './apiReference'

/** Made from openapi/openapi.yaml by `pnpm --filter remote-tools api-reference`: change that file, not this one. */
export const API_REFERENCE: ApiReference = {
  version: 'v1',
  description: 'Prices, portfolio, trades, orders and balances for programs.',
  baseUrl: 'https://api.crossbook.example',
  authentication: 'Send your API key with each request, in the header Authorization: Bearer YOUR_API_KEY.',
  rateLimits: { authenticated: 1000, unauthenticated: 100 },
  endpoints: [
    {
      id: 'prices',
      name: 'Get Prices',
      method: 'GET',
      path: '/api/v1/prices',
      description: 'Current prices of the coins that are asked for, with change and volume of 24 hours.',
      parameters: [{ name: 'symbols', description: 'List of coin symbols, separated by commas.' }],
      samples: {
        curl: {
          text: 'curl "https://api.crossbook.example/api/v1/prices?symbols=BTC,ETH" \\\n  -H "Authorization: Bearer YOUR_API_KEY"',
          runs: 'f4 p1 s61 p8 s36',
        },
        javascript: {
          text: "const response = await fetch(\n  'https://api.crossbook.example/api/v1/prices?symbols=BTC,ETH',\n  { headers: { Authorization: 'Bearer YOUR_API_KEY' } },\n)\nconst { data } = await response.json()\nconsole.log(data.BTC.price)",
          runs: 'k5 p12 k5 p1 f5 p4 s61 p6 o7 p4 o13 p2 s21 p8 k5 p12 k5 p10 f4 p11 f3 p16',
        },
        python: {
          text: 'import requests\n\nresponse = requests.get(\n    "https://api.crossbook.example/api/v1/prices",\n    params={"symbols": "BTC,ETH"},\n    headers={"Authorization": "Bearer YOUR_API_KEY"},\n)\nprint(response.json()["data"]["BTC"]["price"])',
          runs: 'k6 p40 s45 p14 s9 p2 s9 p16 s15 p2 s21 p5 k5 p17 s6 p2 s5 p2 s7 p2',
        },
      },
      response: {
        text: '{\n  "success": true,\n  "data": {\n    "BTC": {\n      "price": 43250,\n      "change_24h": 2.45,\n      "volume_24h": 28500000000\n    },\n    "ETH": {\n      "price": 2420.5,\n      "change_24h": 1.87,\n      "volume_24h": 15200000000\n    }\n  },\n  "timestamp": "2024-03-15T12:00:00Z"\n}',
        runs: 'p4 o9 p2 n4 p4 o6 p8 o5 p10 o7 p2 n5 p8 o12 p2 n4 p8 o12 p2 n11 p12 o5 p10 o7 p2 n6 p8 o12 p2 n4 p8 o12 p2 n11 p14 o11 p2 s22 p2',
      },
    },
    {
      id: 'portfolio',
      name: 'Get Portfolio',
      method: 'GET',
      path: '/api/v1/portfolio',
      description: 'Total value of the account and its holdings, largest first.',
      parameters: [],
      samples: {
        curl: {
          text: 'curl "https://api.crossbook.example/api/v1/portfolio" \\\n  -H "Authorization: Bearer YOUR_API_KEY"',
          runs: 'f4 p1 s48 p8 s36',
        },
        javascript: {
          text: "const response = await fetch('https://api.crossbook.example/api/v1/portfolio', {\n  headers: { Authorization: 'Bearer YOUR_API_KEY' },\n})\nconst { data } = await response.json()\nconsole.log(data.total_value)",
          runs: 'k5 p12 k5 p1 f5 p1 s48 p6 o7 p4 o13 p2 s21 p7 k5 p12 k5 p10 f4 p11 f3 p18',
        },
        python: {
          text: 'import requests\n\nresponse = requests.get(\n    "https://api.crossbook.example/api/v1/portfolio",\n    headers={"Authorization": "Bearer YOUR_API_KEY"},\n)\nprint(response.json()["data"]["total_value"])',
          runs: 'k6 p40 s48 p15 s15 p2 s21 p5 k5 p17 s6 p2 s13 p2',
        },
      },
      response: {
        text: '{\n  "success": true,\n  "data": {\n    "total_value": 12500,\n    "holdings": [\n      {\n        "symbol": "BTC",\n        "amount": 0.2,\n        "value": 8650,\n        "percentage": 69.2\n      },\n      {\n        "symbol": "ETH",\n        "amount": 1.4,\n        "value": 3388.7,\n        "percentage": 27.11\n      },\n      {\n        "symbol": "USDT",\n        "amount": 461.3,\n        "value": 461.3,\n        "percentage": 3.69\n      }\n    ]\n  }\n}',
        runs: 'p4 o9 p2 n4 p4 o6 p8 o13 p2 n5 p6 o10 p20 o8 p2 s5 p10 o8 p2 n3 p10 o7 p2 n4 p10 o12 p2 n4 p26 o8 p2 s5 p10 o8 p2 n3 p10 o7 p2 n6 p10 o12 p2 n5 p26 o8 p2 s6 p10 o8 p2 n5 p10 o7 p2 n5 p10 o12 p2 n4 p20',
      },
    },
    {
      id: 'trades',
      name: 'Get Trades',
      method: 'GET',
      path: '/api/v1/trades',
      description: 'Trades of the account, newest first.',
      parameters: [],
    },
    {
      id: 'orders',
      name: 'Create Order',
      method: 'POST',
      path: '/api/v1/orders',
      description: 'Places an order to buy or sell.',
      parameters: [],
    },
    {
      id: 'balance',
      name: 'Get Balance',
      method: 'GET',
      path: '/api/v1/balance',
      description: 'Balances of the account by coin.',
      parameters: [],
    },
  ],
}
