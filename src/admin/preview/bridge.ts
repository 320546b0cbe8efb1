import '../withoutEval';
import { collectionNames } from '../../content/model/entry';
import type { CollectionName } from '../../content/model/model';
import { PreviewFrame, type PreviewTemplateProps } from './frame';

/** The part of the engine that is used here. */
interface Engine {
  registerPreviewTemplate(name: string, component: unknown): void;
}

/** A component instance in the engine, with its frame. */
interface BridgeInstance {
  props: PreviewTemplateProps;
  place?: HTMLElement | null;
  frame?: PreviewFrame;
}

declare global {
  /** The engine's own React. */
  interface Window {
    createClass?: (methods: object & ThisType<BridgeInstance>) => unknown;
    h?: (name: string, props: object) => unknown;
  }
}

/**
 * Lets the engine show the real page beside the form, for every collection. The page is in its own frame, with its own
 * React; the engine renders only an empty element that holds the frame.
 *
 * @throws when the engine has not been loaded
 */
export function registerPreview(engine: Engine): void {
  for (const collection of collectionNames) {
    engine.registerPreviewTemplate(collection, bridge(collection));
  }
}

function bridge(collection: CollectionName): unknown {
  const { createClass, h } = window;
  if (createClass === undefined || h === undefined) {
    throw new Error('The engine has not loaded its React: import it before the preview.');
  }
  return createClass({
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
}
