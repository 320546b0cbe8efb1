import JsdomEnvironment from 'jest-environment-jsdom';

/** jsdom, with what it lacks: parts of `fetch`, and channels, as Node has them. */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { BroadcastChannel, Response, TextEncoder });
  }
}
