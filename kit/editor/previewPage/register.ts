/* What the site says of its previews: nothing else of the kit imports it. */
export { composedFields, previews, shareGround } from '../../../src/preview';
