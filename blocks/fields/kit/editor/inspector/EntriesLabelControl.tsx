import { TextControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import type { FieldPanelProps } from '../kinds';

/** For a field whose words on the page are a sentence: its short name in the entries. */
export const EntriesLabelControl = ( { attributes, setAttributes }: FieldPanelProps ) => (
	<TextControl
		__next40pxDefaultSize
		__nextHasNoMarginBottom
		label={ __( 'Label in entries', 'vestibule' ) }
		value={ attributes.label ?? '' }
		onChange={ ( label ) => setAttributes( { label } ) }
	/>
);
