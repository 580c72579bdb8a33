/** Parts of a name or an address and their keys (docs/form.md; see `parts` in the contract field.schema.json). */
import type { FieldAttributes } from '../../../../src/contracts/field';
import { fromServer } from './fromServer';

export type PartKey = keyof NonNullable< FieldAttributes[ 'parts' ] >;
interface Part {
	label: string;
	visible: boolean;
	required: boolean;
}

const NO_PART = { label: '', visible: false, required: false, autocomplete: '' };

const standard = ( key: PartKey ) => fromServer().parts[ key ] ?? NO_PART;

/** Returns a part. Properties that are not stored have their default values. */
export function partOf( attributes: FieldAttributes, key: PartKey ): Part {
	const own = attributes.parts?.[ key ];
	const base = standard( key );
	return {
		label: own?.label ?? base.label,
		visible: own?.visible ?? base.visible,
		required: own?.required ?? base.required,
	};
}

/** Returns the keys of the visible parts. `keys` contains the keys of all parts of the type, in order. */
export function visibleParts( attributes: FieldAttributes, keys: readonly PartKey[] ): PartKey[] {
	return keys.filter( ( key ) => partOf( attributes, key ).visible );
}

/** Returns the label of a part, or the default label if it is empty. */
export function partName( attributes: FieldAttributes, key: PartKey ): string {
	return partOf( attributes, key ).label || standard( key ).label;
}

/** Returns the attribute `parts` with one changed part. The stored values of the other parts are not changed. */
export function withPart(
	attributes: FieldAttributes,
	key: PartKey,
	changes: Partial< Part >
): FieldAttributes[ 'parts' ] {
	return {
		...attributes.parts,
		[ key ]: { ...partOf( attributes, key ), ...changes },
	};
}

/** Returns the parts for the view. */
export const partsPreview = ( keys: readonly PartKey[] ) => ( attributes: FieldAttributes, id: string ) => ( {
	parts: visibleParts( attributes, keys ).map( ( key ) => ( {
		id: `${ id }_${ key }`,
		name: `${ attributes.name ?? '' }[${ key }]`,
		label: partName( attributes, key ),
		required: partOf( attributes, key ).required,
		autocomplete: standard( key ).autocomplete,
	} ) ),
} );
