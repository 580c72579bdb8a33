import { Button } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, dragHandle, Icon, trash } from '@wordpress/icons';
import type { PointerEvent, ReactNode } from 'react';
import { CheckboxControl, TextControl } from '../../../../../src/controls/wordpress';
import {
	keysOfOption,
	followsLabel,
	labelOption,
	moveOption,
	pasteOptions,
	placeOption,
	removeOption,
	selectOption,
	valueOption,
	type Option,
} from '../options';
import { OptionPlaces } from './OptionPlaces';

interface Props {
	index: number;
	options: Option[];
	onChange( options: Option[] ): void;
	showValue: boolean;
	showPlaces: boolean;
	/** Number of spots that are used. */
	taken: number;
	/** Number of entries on the waiting list. */
	waiting: number;
	/** Whether several options can be selected by default. */
	several: boolean;
	/** Returns the label of the text control for a position, from 1. */
	nameOf( place: number ): string;
	/**
	 * Returns the label of the checkbox. If it is missing, the checkbox selects the option by default. Null hides the
	 * checkbox.
	 */
	tick?: ( ( label: string ) => string ) | null | undefined;
	stored: () => readonly string[];
	focus( index: number, selector: string ): void;
	onDrag( event: PointerEvent ): void;
	isDragged: boolean;
	beside: ReactNode;
}

export function OptionRow( props: Props ) {
	const { index, options, onChange, showValue, several, stored, focus } = props;
	const follows = useRef( false );
	/** Value that is being typed. If it is not valid, it is discarded when the control loses the focus. */
	const [ draft, setDraft ] = useState< string | null >( null );
	const option = options[ index ];
	if ( ! option ) {
		return null;
	}
	const label = option.label || option.value;
	const move = ( to: number, button: string ) => {
		onChange( moveOption( options, index, to ) );
		const atEnd = to === 0 || to === options.length - 1;
		focus( to, atEnd ? 'input[type=text]' : button );
	};
	return (
		<div className={ `vestibule-editor__option${ props.isDragged ? ' is-dragged' : '' }` }>
			<span className="vestibule-editor__handle" onPointerDown={ props.onDrag } aria-hidden>
				<Icon icon={ dragHandle } />
			</span>
			{ props.tick === null ? (
				<span />
			) : (
				<CheckboxControl
					aria-label={
						props.tick?.( label ) ??
						/* translators: %s: an option. */
						sprintf( __( 'Begin with %s', 'vestibule' ), label )
					}
					checked={ option.selected ?? false }
					onChange={ ( selected ) => onChange( selectOption( options, index, selected, several ) ) }
				/>
			) }
			<TextControl
				hideLabelFromVision
				label={ props.nameOf( index + 1 ) }
				placeholder={ option.label === '' ? option.value : '' }
				value={ option.label }
				onFocus={ () => {
					follows.current = followsLabel( options, index, stored() );
				} }
				onChange={ ( typed ) => onChange( labelOption( options, index, typed, follows.current ) ) }
				onKeyDown={ ( event ) =>
					keysOfOption( event, {
						options,
						index,
						onChange,
						focus: ( to ) => focus( to, 'input[type=text]' ),
					} )
				}
				onPaste={ ( event ) => {
					const text = event.clipboardData.getData( 'text/plain' );
					if ( /[\r\n]/.test( text.trim() ) ) {
						event.preventDefault();
						onChange( pasteOptions( options, index, text ) );
					}
				} }
			/>
			<span className="vestibule-editor__mover">
				<Button
					className="is-up"
					icon={ chevronUp }
					/* translators: %s: an option. */
					label={ sprintf( __( 'Move %s up', 'vestibule' ), label ) }
					disabled={ index === 0 }
					onClick={ () => move( index - 1, '.is-up' ) }
				/>
				<Button
					className="is-down"
					icon={ chevronDown }
					/* translators: %s: an option. */
					label={ sprintf( __( 'Move %s down', 'vestibule' ), label ) }
					disabled={ index === options.length - 1 }
					onClick={ () => move( index + 1, '.is-down' ) }
				/>
			</span>
			<Button
				__next40pxDefaultSize
				icon={ trash }
				/* translators: %s: an option. */
				label={ sprintf( __( 'Remove %s', 'vestibule' ), label ) }
				onClick={ () => {
					onChange( removeOption( options, index ) );
					focus( Math.max( 0, index - 1 ), 'input[type=text]' );
				} }
			/>
			{ props.showPlaces && (
				<OptionPlaces
					label={ label }
					places={ option.places }
					taken={ props.taken }
					waiting={ props.waiting }
					onChange={ ( places ) => onChange( placeOption( options, index, places ) ) }
				/>
			) }
			{ props.beside && <div className="is-value">{ props.beside }</div> }
			{ showValue && (
				<TextControl
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
