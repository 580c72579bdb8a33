import { __ } from '@wordpress/i18n';
import { scheduled } from '@wordpress/icons';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import metadata from './block.json';
import { Settings } from './Settings';
import { View } from './View';

export const field: FieldBlock = {
	metadata,
	View,
	icon: scheduled,
	order: 64,
	answer: 'time',
	related: [ 'text', 'date' ],
	canBeInvalid: true,
	messages: () => ( {
		min: __( 'When the time is too early', 'vestibule' ),
		max: __( 'When the time is too late', 'vestibule' ),
		step: __( 'When the time is between two steps', 'vestibule' ),
	} ),
	Settings,
};
