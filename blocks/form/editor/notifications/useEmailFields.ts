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

/** The email fields that a form has in the editor now. */
export const useEmailFields = ( form: number ): NamedField[] => useFieldsOfTypes( form, EMAIL );

/** Those that are one tick. */
export const useBoxFields = ( form: number ): NamedField[] => useFieldsOfTypes( form, BOXES );

/** Those that take files. */
export const useFileFields = ( form: number ): NamedField[] => useFieldsOfTypes( form, FILES );

/** Whether visitors can wait for an option of the form that is full. */
export function useHasWaitingList( form: number ): boolean {
	const [ blocks = [] ] = useFormBlocks( form );
	return blocks.some( function offers( { attributes, innerBlocks }: Block ): boolean {
		return attributes.waitingList === true || innerBlocks.some( offers );
	} );
}

/** Those that book a time. */
export const useTimeFields = ( form: number ): NamedField[] => useFieldsOfTypes( form, TIMES );
