import { Button, CheckboxControl, TextControl } from '@wordpress/components';
import { useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, chevronUp, dragHandle, Icon, trash } from '@wordpress/icons';
import type { PointerEvent, ReactNode } from 'react';
import {
	keysOfOption,
	followsLabel,
	labelOption,
	moveOption,
	pasteOptions,
	removeOption,
	selectOption,
	valueOption,
	type Option,
} from '../options';

interface Props {
	index: number;
	options: Option[];
	onChange( options: Option[] ): void;
	showValue: boolean;
	/** Whether the form may begin with several of them. */
	several: boolean;
	stored: () => readonly string[];
	focus( index: number, selector: string ): void;
	onDrag( event: PointerEvent ): void;
	isDragged: boolean;
	beside: ReactNode;
}

export function OptionRow( props: Props ) {
	const { index, options, onChange, showValue, several, stored, focus } = props;
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
		focus( to, atEnd ? 'input[type=text]' : button );
	};
	return (
		<div className={ `vestibule-editor__option${ props.isDragged ? ' is-dragged' : '' }` }>
			<span className="vestibule-editor__handle" onPointerDown={ props.onDrag } aria-hidden>
				<Icon icon={ dragHandle } />
			</span>
			<CheckboxControl
				__nextHasNoMarginBottom
				/* translators: %s: an option. */
				aria-label={ sprintf( __( 'Begin with %s', 'vestibule' ), label ) }
				checked={ option.selected ?? false }
				onChange={ ( selected ) => onChange( selectOption( options, index, selected, several ) ) }
			/>
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				hideLabelFromVision
				label={ sprintf(
					/* translators: %d: place of the option in its list. */
					__( 'Option %d', 'vestibule' ),
					index + 1
				) }
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
			{ props.beside && <div className="is-value">{ props.beside }</div> }
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
