import JsdomEnvironment from 'jest-environment-jsdom';

/** jsdom, with the parts of `fetch` that it lacks: those of Node. */
export default class BrowserEnvironment extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { Response, TextEncoder });
  }
}
