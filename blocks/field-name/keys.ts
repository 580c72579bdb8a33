import type { PartKey } from '../form/field-editor/parts/parts';

/** The parts of a name, in the order in which they are asked. */
export const KEYS: readonly PartKey[] = [ 'first_name', 'middle_name', 'last_name' ];
