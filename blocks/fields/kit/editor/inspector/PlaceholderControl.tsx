import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { standardOf } from '../fromServer';
import type { FieldPanelProps } from '../kinds';

export const PlaceholderControl = ( { attributes, setAttributes, kind }: FieldPanelProps ) => (
	<TextControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		label={ __( 'Placeholder', 'vestibule' ) }
		help={ __(
			'Shown in the empty field and hidden on typing. Put what visitors need to know into the help text.',
			'vestibule'
		) }
		placeholder={ standardOf( kind.type ).placeholder }
		value={ attributes.placeholder ?? '' }
		onChange={ ( placeholder ) => setAttributes( { placeholder } ) }
	/>
);
