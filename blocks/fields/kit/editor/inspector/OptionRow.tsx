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
	/** Returns the label of an option's text control. Positions start at 1. */
	nameOf( place: number ): string;
	/**
	 * Returns the label of the checkbox. If undefined, the checkbox selects the option by default. If null, the
	 * option has no checkbox.
	 */
	tick?: ( ( label: string ) => string ) | null | undefined;
	stored: () => readonly string[];
	focus( index: number, selector: string ): void;
	onDrag( event: PointerEvent ): void;
	isDragged: boolean;
	beside: ReactNode;
}

type PartProps = Props & {
	option: Option;
	/** Name of the option in the labels of its controls. */
	title: string;
};

/** Checkbox that selects the option by default. */
function OptionCheckbox( { index, options, option, title, onChange, several, tick }: PartProps ) {
	return tick === null ? (
		<span />
	) : (
		<CheckboxControl
			aria-label={
				tick?.( title ) ??
				/* translators: %s: an option. */
				sprintf( __( 'Select %s at first', 'vestibule' ), title )
			}
			checked={ option.selected ?? false }
			onChange={ ( selected ) => onChange( selectOption( options, index, selected, several ) ) }
		/>
	);
}

/** Text control for the label of the option. Enter adds an option, and pasted lines become options. */
function OptionLabel( { index, options, option, onChange, nameOf, stored, focus }: PartProps ) {
	const follows = useRef( false );
	return (
		<TextControl
			hideLabelFromVision
			label={ nameOf( index + 1 ) }
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
	);
}

/** Buttons that move the option up and down, and remove it. */
function OptionButtons( { index, options, title, onChange, focus }: PartProps ) {
	const move = ( to: number, button: string ) => {
		onChange( moveOption( options, index, to ) );
		const atEnd = to === 0 || to === options.length - 1;
		focus( to, atEnd ? 'input[type=text]' : button );
	};
	return (
		<>
			<span className="vestibule-editor__mover">
				<Button
					className="is-up"
					icon={ chevronUp }
					/* translators: %s: an option. */
					label={ sprintf( __( 'Move %s up', 'vestibule' ), title ) }
					disabled={ index === 0 }
					onClick={ () => move( index - 1, '.is-up' ) }
				/>
				<Button
					className="is-down"
					icon={ chevronDown }
					/* translators: %s: an option. */
					label={ sprintf( __( 'Move %s down', 'vestibule' ), title ) }
					disabled={ index === options.length - 1 }
					onClick={ () => move( index + 1, '.is-down' ) }
				/>
			</span>
			<Button
				__next40pxDefaultSize
				icon={ trash }
				/* translators: %s: an option. */
				label={ sprintf( __( 'Remove %s', 'vestibule' ), title ) }
				onClick={ () => {
					onChange( removeOption( options, index ) );
					focus( Math.max( 0, index - 1 ), 'input[type=text]' );
				} }
			/>
		</>
	);
}

/** Text control for the value of the option, which can differ from the label. */
function OptionValue( { index, options, option, title, onChange }: PartProps ) {
	/** Value that is being typed. If it is not valid, it is discarded when the control loses the focus. */
	const [ draft, setDraft ] = useState< string | null >( null );
	return (
		<TextControl
			className="is-value"
			label={ sprintf(
				/* translators: %s: an option. */
				__( 'Value of “%s”', 'vestibule' ),
				title
			) }
			value={ draft ?? option.value }
			onChange={ ( value ) => {
				setDraft( value );
				onChange( valueOption( options, index, value ) );
			} }
			onBlur={ () => setDraft( null ) }
		/>
	);
}

export function OptionRow( props: Props ) {
	const { index, options, onChange } = props;
	const option = options[ index ];
	if ( ! option ) {
		return null;
	}
	const title = option.label || option.value;
	const part = { ...props, option, title };
	return (
		<div className={ `vestibule-editor__option${ props.isDragged ? ' is-dragged' : '' }` }>
			<span className="vestibule-editor__handle" onPointerDown={ props.onDrag } aria-hidden>
				<Icon icon={ dragHandle } />
			</span>
			<OptionCheckbox { ...part } />
			<OptionLabel { ...part } />
			<OptionButtons { ...part } />
			{ props.showPlaces && (
				<OptionPlaces
					label={ title }
					places={ option.places }
					taken={ props.taken }
					waiting={ props.waiting }
					onChange={ ( places ) => onChange( placeOption( options, index, places ) ) }
				/>
			) }
			{ props.beside && <div className="is-value">{ props.beside }</div> }
			{ props.showValue && <OptionValue { ...part } /> }
		</div>
	);
}
