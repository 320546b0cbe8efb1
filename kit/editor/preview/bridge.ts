import type { default as CMS, CustomPreviewTemplate } from '@sveltia/cms';
import { collectionNames } from '../../content/model/model';
import { openPreview, type PreviewTemplateProps } from './frame';

/** A component instance in the engine, with its preview. */
interface BridgeInstance {
  props: PreviewTemplateProps;
  preview: ReturnType<typeof openPreview> | undefined;
  takePlace(place: HTMLElement | null): void;
}

/** The engine's own React. */
declare const createClass: (methods: object & ThisType<BridgeInstance>) => CustomPreviewTemplate;
declare const h: (name: string, props: object) => unknown;

/**
 * Lets the engine show the real page beside the form, for every collection. The page is in its own frame, with its own
 * React; the engine renders only an empty element that holds the frame.
 */
export function registerPreview(engine: typeof CMS): void {
  for (const collection of collectionNames) {
    const bridge = createClass({
      /** Opens the preview once its place is there, and closes it when that has gone. */
      takePlace(place: HTMLElement | null) {
        this.preview?.close();
        this.preview = place ? openPreview(collection, place, () => this.props) : undefined;
      },
      componentDidUpdate() {
        this.preview?.update();
      },
      render() {
        return h('div', { ref: this.takePlace });
      },
    });
    engine.registerPreviewTemplate(collection, bridge);
  }
}
