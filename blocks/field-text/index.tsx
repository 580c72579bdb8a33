import { __ } from '@wordpress/i18n';
import { textHorizontal } from '@wordpress/icons';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import metadata from './block.json';
import { Settings } from './Settings';
import { View } from './View';

export const field: FieldBlock = {
	metadata,
	View,
	icon: textHorizontal,
	order: 50,
	related: [ 'textarea', 'email', 'number', 'url' ],
	messages: () => ( {
		max: __( 'When the text is too long', 'vestibule' ),
		mask: __( 'When the text does not fit the mask', 'vestibule' ),
		pattern: __( 'When the text fits no pattern', 'vestibule' ),
		digits: __( 'When the number of digits is another', 'vestibule' ),
	} ),
	Settings,
};
