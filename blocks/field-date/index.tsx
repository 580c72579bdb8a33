import { __ } from '@wordpress/i18n';
import { calendar } from '@wordpress/icons';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import metadata from './block.json';
import { Settings } from './Settings';
import { View } from './View';

export const field: FieldBlock = {
	metadata,
	View,
	icon: calendar,
	order: 63,
	answer: 'date',
	related: [ 'text', 'time' ],
	canBeInvalid: true,
	messages: () => ( {
		min: __( 'When the date is too early', 'vestibule' ),
		max: __( 'When the date is too late', 'vestibule' ),
		weekday: __( 'When it is another day of the week', 'vestibule' ),
	} ),
	Settings,
};
