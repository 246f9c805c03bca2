// Shows notifications where a page alone may not, and leads back to the table. It keeps and serves nothing.

self.addEventListener("install", () => self.skipWaiting());

async function open(path) {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find((each) => new URL(each.url).pathname === path);
  return page ? page.focus() : self.clients.openWindow(path);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});
