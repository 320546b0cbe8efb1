import { collectionNamed } from '../../kit/content/model/model';

/* The names of the bakery’s collections, for types that know only those of the site. */

export const rooms = collectionNamed('rooms');
export const loaves = collectionNamed('loaves');
export const bakers = collectionNamed('bakers');
export const moves = collectionNamed('moves');
