/**
 * Names that other sites give their service worker. A browser with a worker of an earlier site on this origin still shows that site, and
 * requests the worker's script at each visit.
 */
export const RETIRED_WORKERS: readonly string[] = [
  // Create React App and Workbox; plugins for Vite and Next.js; sites that follow the tutorials.
  'service-worker.js',
  'sw.js',
  'serviceworker.js',
  // Angular, Flutter, PWABuilder.
  'ngsw-worker.js',
  'flutter_service_worker.js',
  'pwabuilder-sw.js',
  // Push messages.
  'firebase-messaging-sw.js',
  'OneSignalSDKWorker.js',
]

/** The script under these names. It removes the worker and its stored files, and reloads the pages that the worker controls. */
export const RETIRED_WORKER = `// This site has no service worker. This script removes the one of an earlier site on this origin.
self.addEventListener("install",function(){self.skipWaiting()});
self.addEventListener("activate",function(event){event.waitUntil(
caches.keys()
.then(function(names){return Promise.all(names.map(function(name){return caches.delete(name)}))})
.catch(function(){})
.then(function(){return self.registration.unregister()})
.then(function(){return self.clients.matchAll({type:"window"})})
.then(function(pages){return Promise.all(pages.map(function(page){return page.navigate(page.url)}))})
)});
`
