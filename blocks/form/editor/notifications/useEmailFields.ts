import type { Block } from '@wordpress/blocks';
import { useEntityBlockEditor } from '@wordpress/core-data';
import { useMemo } from '@wordpress/element';
import { FORM } from '../form';

interface EmailField {
	name: string;
	label: string;
}

function emailFields( blocks: readonly Block[] ): EmailField[] {
	return blocks.flatMap( ( { name, attributes, innerBlocks } ) => [
		...( name === 'vestibule/field-email' && typeof attributes.name === 'string' && attributes.name !== ''
			? [ { name: attributes.name, label: String( attributes.label || attributes.name ) } ]
			: [] ),
		...emailFields( innerBlocks ),
	] );
}

/** The e-mail fields that a form has in the editor now. */
export function useEmailFields( form: number ): EmailField[] {
	const [ blocks ] = useEntityBlockEditor( FORM.kind, FORM.name, { id: String( form ) } ) as [
		Block[] | undefined,
		unknown,
		unknown,
	];
	return useMemo( () => emailFields( blocks ?? [] ), [ blocks ] );
}
