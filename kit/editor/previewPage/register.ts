/* What the site says of its previews: nothing else of the kit imports it. */
export { previews, shareGround } from '../../../src/preview';
