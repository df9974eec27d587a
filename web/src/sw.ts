// Keeps every file of one build. A new build is fetched beside the old one and takes over when the guest agrees.
declare const FILES: readonly string[];
declare const VERSION: string;

const worker = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `rose-${VERSION}`;

worker.addEventListener('install', (event) => {
  const fill = async (): Promise<void> => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
  };
  event.waitUntil(fill());
});

worker.addEventListener('activate', (event) => {
  const tidy = async (): Promise<void> => {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith('rose-') && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(tidy());
});

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') void worker.skipWaiting();
});

const answer = async (request: Request): Promise<Response> => {
  const cache = await caches.open(CACHE);
  const page = request.mode === 'navigate' ? await cache.match('./') : undefined;
  return page ?? (await cache.match(request, { ignoreSearch: true })) ?? fetch(request);
};

/** What the open house is asked is for the house alone: it is neither kept nor answered from here. */
const ASKED = /^(?:api|socket|healthz|metrics)(?:\/|$)/;
const isOfPage = (url: URL): boolean => {
  const { origin, pathname } = new URL(worker.registration.scope);
  return url.origin === origin && !ASKED.test(url.pathname.slice(pathname.length));
};

worker.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && isOfPage(new URL(url))) event.respondWith(answer(event.request));
});

/** As `PushNotice` of the protocol has it; anything else is told without details. */
interface Told {
  readonly title?: string;
  readonly text?: string;
  readonly path?: string;
}
const told = (event: PushEvent): Told => {
  try {
    return (event.data?.json() ?? {}) as Told;
  } catch {
    return {};
  }
};

worker.addEventListener('push', (event) => {
  const { title = 'Rose & Crown', text = '', path = '#/lobby' } = told(event);
  const look = { body: text, tag: path, icon: 'icons/emblem-192.png', data: path };
  event.waitUntil(worker.registration.showNotification(title, look));
});

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const path: unknown = event.notification.data;
  // the house may live below a path: where a notice leads is told from there
  const there = new URL(typeof path === 'string' ? path.replace(/^\//, '') : '', worker.registration.scope).href;
  const open = async (): Promise<void> => {
    const [page] = await worker.clients.matchAll({ type: 'window' });
    if (!page) return void (await worker.clients.openWindow(there));
    await page.navigate(there);
    await page.focus();
  };
  event.waitUntil(open());
});
