import JsdomEnvironment from 'jest-environment-jsdom';

/** jsdom with what it lacks: Node’s `fetch` parts, and how the page was visited. */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { Response, TextEncoder });
    Object.assign(this.global.performance, { getEntriesByType: () => [{ type: 'navigate' }] });
  }
}
