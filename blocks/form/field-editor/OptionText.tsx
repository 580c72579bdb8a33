import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { followsLabel, labelOption, type Option } from './options';
import { PlainText } from './PlainText';

interface Props {
	index: number;
	options: Option[];
	onChange( options: Option[] ): void;
}

/** The label of an option, edited beside its box. */
export function OptionText( { index, options, onChange }: Props ) {
	const follows = useRef( followsLabel( options, index ) );
	const label = options[ index ]?.label ?? '';
	return (
		<span
			onFocus={ () => {
				follows.current = followsLabel( options, index );
			} }
		>
			<PlainText
				identifier={ `option-${ index }` }
				label={ sprintf(
					/* translators: %d: place of the option in its list. */
					__( 'Option %d', 'vestibule' ),
					index + 1
				) }
				placeholder={ __( 'Add a label', 'vestibule' ) }
				value={ label }
				onChange={ ( value ) => onChange( labelOption( options, index, value, follows.current ) ) }
			/>
		</span>
	);
}
