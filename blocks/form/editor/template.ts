import { createBlock, type Block } from '@wordpress/blocks';
import { __ } from '@wordpress/i18n';
import { agreement } from '../../field-agreement';
import { email } from '../../field-email';
import { name } from '../../field-name';
import { textarea } from '../../field-textarea';

/** What a new form starts with: name, e-mail, message, agreement and the button. */
export function newFormBlocks(): Block[] {
	return [
		...[ name, email, textarea, agreement ].map( ( field ) => createBlock( field.name, { ...field.fresh() } ) ),
		createBlock( 'vestibule/submit', {
			label: __( 'Send enquiry', 'vestibule' ),
		} ),
	];
}
