import { useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { keysOfOption, followsLabel, labelOption, pasteOptions, type Option } from './options';
import { PlainText } from './PlainText';
import type { FieldEditing } from './kinds';

interface Props {
	index: number;
	options: Option[];
	onChange( options: Option[] ): void;
	stored: () => readonly string[];
}

/** Label of an option, edited in place. Enter adds an option, and pasted lines become options. */
function OptionText( { index, options, onChange, stored }: Props ) {
	const follows = useRef( followsLabel( options, index ) );
	const label = options[ index ]?.label ?? '';
	const focus = ( text: HTMLElement ) => ( place: number ) => {
		const field = text.closest( '.vestibule-editor__view' );
		const view = field?.ownerDocument.defaultView;
		view?.requestAnimationFrame( () => {
			const next = field?.querySelectorAll< HTMLElement >( '.vestibule-choice__text [contenteditable]' )[ place ];
			next?.focus();
			// Place the cursor at the end of the text.
			view.getSelection()?.selectAllChildren( next ?? text );
			view.getSelection()?.collapseToEnd();
		} );
	};
	return (
		<span
			onFocus={ () => {
				follows.current = followsLabel( options, index, stored() );
			} }
			// Handle the key before the rich text creates a new block.
			onKeyDownCapture={ ( event: KeyboardEvent< HTMLElement > ) =>
				keysOfOption( event, { options, index, onChange, focus: focus( event.currentTarget ) } )
			}
			onPasteCapture={ ( event: ClipboardEvent< HTMLElement > ) => {
				const text = event.clipboardData.getData( 'text/plain' );
				if ( /[\r\n]/.test( text.trim() ) ) {
					event.preventDefault();
					event.stopPropagation();
					onChange( pasteOptions( options, index, text ) );
				}
			} }
		>
			<PlainText
				identifier={ `option-${ index }` }
				label={ sprintf(
					/* translators: %d: position of the option in the list. */
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

/** Returns the labels of all options, edited in place. */
export function optionSlots( { attributes, setAttributes, stored = () => [] }: FieldEditing ) {
	const { options = [] } = attributes;
	return {
		options: options.map( ( _, index ) => (
			<OptionText
				key={ index }
				index={ index }
				options={ options }
				stored={ stored }
				onChange={ ( changed ) => setAttributes( { options: changed } ) }
			/>
		) ),
	};
}
