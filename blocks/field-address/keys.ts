import type { PartKey } from '../form/field-editor/parts/parts';

/** The parts of an address, in the order in which they are asked. */
export const KEYS: readonly PartKey[] = [ 'street', 'line2', 'postcode', 'city', 'state', 'country' ];
