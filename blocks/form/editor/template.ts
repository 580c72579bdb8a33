import { createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { freshField } from '../field-editor/freshField';
import { kindOf } from '../field-editor/kinds';

const TYPES = [ 'name', 'email', 'textarea', 'agreement' ];

/** What a new form starts with: name, e-mail, message, agreement and the button. */
export function newFormBlocks(): Block[] {
	return [
		...TYPES.flatMap( ( type ) => {
			const kind = kindOf( type );
			return kind ? [ createBlock( kind.block, { ...freshField( kind ) } ) ] : [];
		} ),
		createBlock( 'vestibule/submit', {
			label: __( 'Send enquiry', 'vestibule' ),
		} ),
	];
}
