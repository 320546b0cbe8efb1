import '../withoutEval';
import type { default as CMS, CustomPreviewTemplate } from '@sveltia/cms';
import { collectionNames } from '../../content/model/entry';
import { PreviewFrame, type PreviewTemplateProps } from './frame';

/** A component instance in the engine, with its frame. */
interface BridgeInstance {
  props: PreviewTemplateProps;
  place?: HTMLElement | null;
  frame?: PreviewFrame;
}

/** The engine's own React. */
declare const createClass: (methods: object & ThisType<BridgeInstance>) => CustomPreviewTemplate;
declare const h: (name: string, props: object) => unknown;

/**
 * Lets the engine show the real page beside the form, for every collection. The page is in its own frame, with its own
 * React; the engine renders only an empty element that holds the frame. Throws when the engine has not been loaded.
 */
export function registerPreview(engine: typeof CMS): void {
  for (const collection of collectionNames) {
    const bridge = createClass({
      componentDidMount() {
        if (this.place) this.frame = new PreviewFrame(collection, this.place, () => this.props);
      },
      componentDidUpdate() {
        this.frame?.update();
      },
      componentWillUnmount() {
        this.frame?.remove();
      },
      render() {
        const ref = (element: HTMLElement | null) => {
          this.place = element ?? this.place;
        };
        return h('div', { ref });
      },
    });
    engine.registerPreviewTemplate(collection, bridge);
  }
}
