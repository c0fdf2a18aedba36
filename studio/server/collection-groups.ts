import {
  type CollectionName,
  collectionNames,
  collections,
} from "../../src/collections/collections.ts";

export const groups = Array.from(
  Map.groupBy(collectionNames, (name) => collections[name].studioGroup),
  ([title, names]) => ({ title, names }),
);

export const isOpen = (collection: CollectionName | undefined): boolean =>
  collection !== undefined && !collections[collection].isFixed;
