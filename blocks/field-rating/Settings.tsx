import { SelectControl } from '@wordpress/components';
import { __, _x } from '@wordpress/i18n';
import { WholeNumber } from '../../src/controls/WholeNumber';
import type { FieldPanelProps } from '../form/field-editor/kinds';

export const Settings = ( { attributes, setAttributes }: FieldPanelProps ) => (
	<>
		<SelectControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ _x( 'Look', 'of a rating', 'vestibule' ) }
			value={ attributes.ratingLook ?? '' }
			options={ [
				{ value: '', label: __( 'Stars', 'vestibule' ) },
				{ value: 'numbers', label: __( 'Numbers', 'vestibule' ) },
			] }
			onChange={ ( ratingLook ) => setAttributes( { ratingLook: ratingLook as '' } ) }
		/>
		<WholeNumber
			label={ __( 'Best rating', 'vestibule' ) }
			min={ 2 }
			max={ 10 }
			value={ attributes.scale || 5 }
			onChange={ ( scale ) => setAttributes( { scale } ) }
		/>
	</>
);
