import { __ } from '@wordpress/i18n';
import { numberMessages } from '../form/field-editor/numberMessages';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import metadata from './block.json';
import { Settings } from './Settings';
import { View } from './View';

const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M19.5 9V7.5h-3.3l.6-3.5h-1.5l-.6 3.5h-4l.6-3.5H9.8l-.6 3.5H5.5V9h3.4l-.9 6H4.5v1.5h3.2L7.1 20h1.5l.6-3.5h4l-.6 3.5h1.5l.6-3.5h3.8V15H15l1-6h3.5Zm-6 6h-4l1-6h4l-1 6Z" />
	</svg>
);

export const field: FieldBlock = {
	metadata,
	View,
	icon,
	order: 61,
	answer: 'number',
	related: [ 'text', 'range' ],
	messages: () => ( {
		...numberMessages(),
		decimals: __( 'When there are too many decimal places', 'vestibule' ),
		digits: __( 'When the number of digits is another', 'vestibule' ),
	} ),
	Settings,
};
