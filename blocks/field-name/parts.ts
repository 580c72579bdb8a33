/** The parts of a name field (contract field.schema.json, `parts`; docs/reference/form.md). */
import type { FieldAttributes } from '../../src/contracts/field';
import { fromServer } from '../form/field-editor/fromServer';

export const PART_KEYS = [ 'first_name', 'middle_name', 'last_name' ] as const;
export type PartKey = ( typeof PART_KEYS )[ number ];
export interface Part {
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

export function visibleParts( attributes: FieldAttributes ): PartKey[] {
	return PART_KEYS.filter( ( key ) => partOf( attributes, key ).visible );
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
export const partsPreview = ( attributes: FieldAttributes, id: string ) => ( {
	parts: visibleParts( attributes ).map( ( key ) => ( {
		id: `${ id }_${ key }`,
		name: `${ attributes.name ?? '' }[${ key }]`,
		label: partName( attributes, key ),
		required: partOf( attributes, key ).required,
		autocomplete: standard( key ).autocomplete,
	} ) ),
} );
