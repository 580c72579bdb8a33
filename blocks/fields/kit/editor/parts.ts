/** The parts of a name and of an address (contract field.schema.json, `parts`; docs/form.md). */
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

/** A part with every default filled in. */
export function partOf( attributes: FieldAttributes, key: PartKey ): Part {
	const own = attributes.parts?.[ key ];
	const base = standard( key );
	return {
		label: own?.label ?? base.label,
		visible: own?.visible ?? base.visible,
		required: own?.required ?? base.required,
	};
}

/** @param keys Of all parts that the type has, in order. */
export function visibleParts( attributes: FieldAttributes, keys: readonly PartKey[] ): PartKey[] {
	return keys.filter( ( key ) => partOf( attributes, key ).visible );
}

/** What a part is called, also while its label is being rewritten. */
export function partName( attributes: FieldAttributes, key: PartKey ): string {
	return partOf( attributes, key ).label || standard( key ).label;
}

/** The attribute with one part changed; the others stay as they are stored. */
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

/** The parts as the page's view draws them. */
export const partsPreview = ( keys: readonly PartKey[] ) => ( attributes: FieldAttributes, id: string ) => ( {
	parts: visibleParts( attributes, keys ).map( ( key ) => ( {
		id: `${ id }_${ key }`,
		name: `${ attributes.name ?? '' }[${ key }]`,
		label: partName( attributes, key ),
		required: partOf( attributes, key ).required,
		autocomplete: standard( key ).autocomplete,
	} ) ),
} );
