import type { Block } from '@wordpress/blocks';
import { useEntityBlockEditor } from '@wordpress/core-data';
import { useMemo } from '@wordpress/element';
import { FORM } from '../../../fields/kit/editor/kinds';

interface NamedField {
	name: string;
	label: string;
	required: boolean;
}

const EMAIL = [ 'vestibule/field-email' ];
const BOXES = [ 'vestibule/field-agreement', 'vestibule/field-terms', 'vestibule/field-checkbox' ];
const TIMES = [ 'vestibule/field-appointment' ];
const FILES = [ 'vestibule/field-file', 'vestibule/field-image' ];

function named( blocks: readonly Block[], types: readonly string[] ): NamedField[] {
	return blocks.flatMap( ( { name, attributes, innerBlocks } ) => [
		...( types.includes( name ) && typeof attributes.name === 'string' && attributes.name !== ''
			? [
					{
						name: attributes.name,
						label: String( attributes.label || attributes.name ),
						required: attributes.required === true,
					},
				]
			: [] ),
		...named( innerBlocks, types ),
	] );
}

const useFormBlocks = ( form: number ) =>
	useEntityBlockEditor( FORM.kind, FORM.name, { id: String( form ) } ) as [ Block[] | undefined, unknown, unknown ];

function useFieldsOfTypes( form: number, types: readonly string[] ): NamedField[] {
	const [ blocks ] = useFormBlocks( form );
	return useMemo( () => named( blocks ?? [], types ), [ blocks, types ] );
}

/** Returns the email fields of a form, including unsaved changes. */
export const useEmailFields = ( form: number ): NamedField[] => useFieldsOfTypes( form, EMAIL );

/** Returns the fields that consist of a single checkbox. */
export const useBoxFields = ( form: number ): NamedField[] => useFieldsOfTypes( form, BOXES );

/** Returns the fields for uploads. */
export const useFileFields = ( form: number ): NamedField[] => useFieldsOfTypes( form, FILES );

/** Checks whether an option of the form has a waiting list. */
export function useHasWaitingList( form: number ): boolean {
	const [ blocks = [] ] = useFormBlocks( form );
	return blocks.some( function offers( { attributes, innerBlocks }: Block ): boolean {
		return attributes.waitingList === true || innerBlocks.some( offers );
	} );
}

/** Returns the appointment fields. */
export const useTimeFields = ( form: number ): NamedField[] => useFieldsOfTypes( form, TIMES );
