import { __ } from '@wordpress/i18n';
import { mobile } from '@wordpress/icons';
import { ToggleControl } from '../../../src/controls/wordpress';
import { CountryControl, PlaceholderControl } from '../kit/editor/inspector/attributes';
import type { FieldPanelProps } from '../kit/editor/kinds';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Line } from '../kit/controls';
import metadata from './block.json';

const Settings = ( props: FieldPanelProps ) => (
	<>
		<PlaceholderControl { ...props } />
		<CountryControl { ...props } />
		<ToggleControl
			label={ __( 'Extended validation', 'vestibule' ) }
			help={ __(
				'The number must exist in its country’s numbering plan and is stored in full international format. If this is off, only the country calling code is added before the number.',
				'vestibule'
			) }
			checked={ props.attributes.extendedValidation ?? true }
			onChange={ ( extendedValidation ) => props.setAttributes( { extendedValidation } ) }
		/>
	</>
);

export const field: FieldBlock = {
	metadata,
	View: ( props ) => <Line { ...props } type="tel" inputMode="tel" autoComplete="tel-national" />,
	icon: mobile,
	order: 30,
	related: [ 'text' ],
	canBeInvalid: true,
	Settings,
};
