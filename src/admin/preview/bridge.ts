import '../withoutEval';
import { contentKinds } from '../../content/model/entry';
import type { ContentKind } from '../../content/model/model';
import { PreviewFrame, type PreviewTemplateProps } from './frame';

/** The part of the engine that is used here. */
interface Engine {
  registerPreviewTemplate(name: string, component: unknown): void;
}

/** A component of the engine's, with the frame that it holds. */
interface Held {
  props: PreviewTemplateProps;
  place?: HTMLElement | null;
  frame?: PreviewFrame;
}

declare global {
  /** The engine's own React. */
  interface Window {
    createClass?: (methods: object & ThisType<Held>) => unknown;
    h?: (name: string, props: object) => unknown;
  }
}

/**
 * Lets the engine show the real page beside the form, for every kind of content. The page is in a frame of its
 * own, with its own React; what the engine renders is an empty element, which that frame is put into.
 *
 * @throws when the engine has not been loaded
 */
export function registerPreview(engine: Engine): void {
  for (const kind of contentKinds) {
    engine.registerPreviewTemplate(kind, bridge(kind));
  }
}

function bridge(kind: ContentKind): unknown {
  const { createClass, h } = window;
  if (createClass === undefined || h === undefined) {
    throw new Error('The engine has not loaded its React: import it before the preview.');
  }
  return createClass({
    componentDidMount() {
      if (this.place) this.frame = new PreviewFrame(kind, this.place, () => this.props);
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
