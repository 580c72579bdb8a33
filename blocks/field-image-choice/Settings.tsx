import { ToggleControl } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { OptionsSettings } from '../form/field-editor/inspector/OptionsSettings';
import { selectOption } from '../form/field-editor/options';
import type { FieldPanelProps } from '../form/field-editor/kinds';
import { OptionPicture } from './OptionPicture';

export function Settings( props: FieldPanelProps ) {
	const { attributes, setAttributes } = props;
	const { options = [], multiple = false } = attributes;
	return (
		<>
			<OptionsSettings
				{ ...props }
				several={ multiple }
				beside={ ( index ) => (
					<OptionPicture
						option={ options[ index ] }
						onChange={ ( image ) =>
							setAttributes( {
								options: options.map( ( option, at ) =>
									at === index ? { ...option, image } : option
								),
							} )
						}
					/>
				) }
			/>
			<ToggleControl
				__nextHasNoMarginBottom
				label={ __( 'Several can be chosen', 'vestibule' ) }
				checked={ multiple }
				onChange={ ( isOn ) => {
					const first = options.findIndex( ( { selected } ) => selected );
					const kept = isOn || first === -1 ? options : selectOption( options, first, true, false );
					setAttributes( { multiple: isOn, options: kept } );
				} }
			/>
		</>
	);
}
