import { Button, TextControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, trash } from '@wordpress/icons';
import { followsLabel, labelOption, moveOption, removeOption, valueOption, type Option } from '../options';

interface Props {
	index: number;
	options: Option[];
	onChange( options: Option[] ): void;
	showValue: boolean;
	focus( index: number, selector: string ): void;
}

export function OptionRow( { index, options, onChange, showValue, focus }: Props ) {
	const follows = useRef( false );
	/** A value that is being typed; one that cannot be stored is dropped when the control is left. */
	const [ draft, setDraft ] = useState< string | null >( null );
	const option = options[ index ];
	if ( ! option ) {
		return null;
	}
	const label = option.label || option.value;
	const move = ( to: number, button: string ) => {
		onChange( moveOption( options, index, to ) );
		const atEnd = to === 0 || to === options.length - 1;
		focus( to, atEnd ? 'input' : button );
	};
	return (
		<div className="vestibule-editor__option">
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				hideLabelFromVision
				label={ sprintf(
					/* translators: %d: place of the option in its list. */
					__( 'Option %d', 'vestibule' ),
					index + 1
				) }
				value={ option.label }
				onFocus={ () => {
					follows.current = followsLabel( options, index );
				} }
				onChange={ ( typed ) => onChange( labelOption( options, index, typed, follows.current ) ) }
			/>
			<Button
				__next40pxDefaultSize
				className="is-up"
				icon={ chevronUp }
				/* translators: %s: an option. */
				label={ sprintf( __( 'Move %s up', 'vestibule' ), label ) }
				disabled={ index === 0 }
				onClick={ () => move( index - 1, '.is-up' ) }
			/>
			<Button
				__next40pxDefaultSize
				className="is-down"
				icon={ chevronDown }
				/* translators: %s: an option. */
				label={ sprintf( __( 'Move %s down', 'vestibule' ), label ) }
				disabled={ index === options.length - 1 }
				onClick={ () => move( index + 1, '.is-down' ) }
			/>
			<Button
				__next40pxDefaultSize
				icon={ trash }
				/* translators: %s: an option. */
				label={ sprintf( __( 'Remove %s', 'vestibule' ), label ) }
				onClick={ () => {
					onChange( removeOption( options, index ) );
					focus( Math.max( 0, index - 1 ), 'input' );
				} }
			/>
			{ showValue && (
				<TextControl
					__next40pxDefaultSize
					__nextHasNoMarginBottom
					className="is-value"
					label={ sprintf(
						/* translators: %s: an option. */
						__( 'Value of “%s”', 'vestibule' ),
						label
					) }
					value={ draft ?? option.value }
					onChange={ ( value ) => {
						setDraft( value );
						onChange( valueOption( options, index, value ) );
					} }
					onBlur={ () => setDraft( null ) }
				/>
			) }
		</div>
	);
}
