import { __ } from '@wordpress/i18n';
import { link } from '@wordpress/icons';
import { PlaceholderControl } from '../kit/editor/inspector/attributes';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Line } from '../kit/controls';
import metadata from './block.json';

export const field: FieldBlock = {
	metadata,
	View: ( props ) => <Line { ...props } type="url" inputMode="url" autoComplete="url" />,
	icon: link,
	order: 62,
	related: [ 'text' ],
	messages: () => ( { url: __( 'When the value is not a URL', 'vestibule' ) } ),
	Settings: PlaceholderControl,
};
