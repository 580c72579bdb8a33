import { __ } from '@wordpress/i18n';
import { link } from '@wordpress/icons';
import { PlaceholderControl } from '../form/field-editor/inspector/PlaceholderControl';
import type { FieldBlock } from '../form/field-editor/registerFieldBlock';
import { Line } from '../form/field-parts/Line';
import metadata from './block.json';

export const field: FieldBlock = {
	metadata,
	View: ( props ) => <Line { ...props } type="url" inputMode="url" autoComplete="url" />,
	icon: link,
	order: 62,
	related: [ 'text' ],
	messages: () => ( { url: __( 'When the value is no web address', 'vestibule' ) } ),
	Settings: PlaceholderControl,
};
