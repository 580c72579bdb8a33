import { __ } from '@wordpress/i18n';
import { gallery } from '@wordpress/icons';
import { ToggleControl } from '../../../src/controls/wordpress';
import type { FieldAttributes } from '../../../src/contracts/field';
import { OptionsSettings } from '../kit/editor/inspector/OptionsControl';
import type { FieldPanelProps } from '../kit/editor/kinds';
import { optionSlots } from '../kit/editor/OptionText';
import { firstOptions, selectOption } from '../kit/editor/options';
import type { FieldBlock } from '../kit/editor/registerFieldBlock';
import { Choices, type Picture } from '../kit/controls';
import { settingsOf, type FieldViewProps } from '../kit/view';
import { OptionPicture, useMedia } from './OptionPicture';
import metadata from './block.json';

interface ImageChoiceSettings {
	multiple: boolean;
	/** Images in the order of the options. */
	pictures: ( Picture | null )[];
}

/** Options with images. Visitors can select one or several. The submitted value is always a list. */
export function View( props: FieldViewProps ) {
	const { multiple = false, pictures = [] } = settingsOf< ImageChoiceSettings >( props.field );
	return <Choices { ...props } radio={ ! multiple } list pictures={ pictures } />;
}

/** View for the editor. It loads the images from the media library. */
function EditedView( { attributes, ...props }: FieldViewProps & { attributes: FieldAttributes } ) {
	const pictures = useMedia( ( attributes.options ?? [] ).map( ( { image } ) => image ?? 0 ) );
	return <View { ...props } field={ { ...props.field, settings: { ...attributes, pictures } } } />;
}

function Settings( props: FieldPanelProps ) {
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
				label={ __( 'Visitors can choose several', 'vestibule' ) }
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

export const field: FieldBlock = {
	metadata,
	View: EditedView,
	icon: gallery,
	order: 85,
	answer: 'list',
	related: [ 'radio', 'checkbox' ],
	fresh: () => ( { options: firstOptions(), columns: 2 } ),
	Settings,
	slots: optionSlots,
};
