import { __ } from '@wordpress/i18n';
import { LimitControl, PlaceholderControl } from '../kit/editor/inspector/attributes';
import { OptionsSettings } from '../kit/editor/inspector/OptionsControl';
import type { FieldPanelProps } from '../kit/editor/kinds';
import { firstOptions } from '../kit/editor/options';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { View } from './View';
import metadata from './block.json';

const icon = (
	<svg viewBox="0 0 24 24" xmlns="http://www.w3.org/2000/svg">
		<path d="M19 5H5a2 2 0 0 0-2 2v10c0 1.1.9 2 2 2h14a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2Zm.5 12a.5.5 0 0 1-.5.5H5a.5.5 0 0 1-.5-.5V7c0-.3.2-.5.5-.5h14c.3 0 .5.2.5.5v10ZM6 9.5h3.5v5H6v-5Zm5 0h3.5v5H11v-5Zm5 1.2 1.7 1.7 1-1-.9-.9H16v.2Z" />
	</svg>
);

function Settings( props: FieldPanelProps ) {
	const { attributes, setAttributes } = props;
	return (
		<>
			<OptionsSettings { ...props } several />
			<LimitControl
				label={ __( 'Maximum selections', 'vestibule' ) }
				help={ __( 'Leave empty for no limit.', 'vestibule' ) }
				value={ attributes.maxSelections ?? 0 }
				max={ 200 }
				onChange={ ( maxSelections ) => setAttributes( { maxSelections } ) }
			/>
			<PlaceholderControl { ...props } />
		</>
	);
}

export const field: FieldBlock = {
	metadata,
	View,
	icon,
	order: 100,
	answer: 'list',
	related: [ 'checkbox', 'radio' ],
	fresh: () => ( { options: firstOptions() } ),
	Settings,
};
