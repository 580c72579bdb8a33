import { useCombobox } from 'downshift';
import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '../../src/form/rules/value';
import { View, type Option } from './View';
import type { LiveViewProps } from '../form/field-parts/live';
import { optionsOf } from '../form/field-parts/Other';
import { textsOf, type FieldViewProps } from '../form/field-parts/types';

/** At most so many results are listed (docs/reference/form.md). */
const RESULTS = 50;

const plain = ( text: string ) => text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

/** What is listed for what was typed: the options not chosen yet that hold it, whatever the accents. */
function results( options: Option[], chosen: string[], typed: string ) {
	return options
		.filter( ( { value } ) => ! chosen.includes( value ) )
		.filter( ( { label } ) => plain( label ).includes( plain( typed.trim() ) ) )
		.slice( 0, RESULTS );
}

/** Values of the server's boxes that are ticked: browsers restore them after a reload or Back. */
const tickedBefore = ( id: string ) =>
	[ ...document.querySelectorAll< HTMLInputElement >( `[id="${ id }_field"] input:checked` ) ].map(
		( { value } ) => value
	);

/** What the visitor typed into the server's control while the scripts were on their way. */
function typedBefore( id: string ): string {
	const input = document.getElementById( id );
	return input instanceof HTMLInputElement ? input.value : '';
}

/** The searchable list at work: keyboard, announcements and the limit on the number of choices. */
export function LiveMultiSelect( props: LiveViewProps ) {
	const { field, values, resets, check } = props;
	const first = useMemo( () => textsOf( values, field.name ), [ values, field.name ] );
	const [ chosen, setChosen ] = useState( first );
	const [ ticked ] = useState( () => tickedBefore( field.id ) );
	const [ typed, setTyped ] = useState( () => typedBefore( field.id ) );
	const full = field.maxSelections > 0 && chosen.length >= field.maxSelections;
	const items = full ? [] : results( optionsOf( props ), chosen, typed );

	// After the first drawing, which is the server's.
	useEffect( () => {
		if ( ticked.length > 0 ) {
			setChosen( ticked );
		}
	}, [ ticked ] );

	useEffect( () => {
		if ( resets > 0 ) {
			setChosen( first );
			setTyped( '' );
		}
	}, [ resets, first ] );

	const choose = ( next: string[] ) => {
		setChosen( next );
		setTyped( '' );
		// Once the boxes have followed, drafts and conditions hear of the choice as of one on a box.
		setTimeout( () => {
			check();
			document
				.querySelector( `[id="${ field.id }_field"] input[type="checkbox"]` )
				?.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		} );
	};
	const combobox = useCombobox< Option >( {
		items,
		inputValue: typed,
		selectedItem: null,
		defaultHighlightedIndex: 0,
		inputId: field.id,
		labelId: `${ field.id }_label`,
		menuId: `${ field.id }_list`,
		toggleButtonId: `${ field.id }_toggle`,
		getItemId: ( index ) => `${ field.id }_option_${ index }`,
		itemToString: ( item ) => item?.label ?? '',
		stateReducer: ( { highlightedIndex }, { type, changes } ) => {
			switch ( type ) {
				case useCombobox.stateChangeTypes.ItemClick:
				case useCombobox.stateChangeTypes.InputKeyDownEnter:
					return { ...changes, isOpen: true, inputValue: '' };
				case useCombobox.stateChangeTypes.MenuMouseLeave:
					// A page that scrolls under a resting mouse takes nothing from the keyboard.
					return { ...changes, highlightedIndex };
				default:
					return changes;
			}
		},
		onStateChange: ( { type, selectedItem } ) => {
			if ( selectedItem && type !== useCombobox.stateChangeTypes.InputBlur ) {
				choose( [ ...chosen, selectedItem.value ] );
			}
		},
	} );
	return (
		<View
			{ ...props }
			combobox={ {
				input: combobox.getInputProps( {
					// At once, not when the list has changed: letters typed fast would get lost.
					onChange: ( event ) => setTyped( event.currentTarget.value ),
					onBlur: () => setTyped( '' ),
					onKeyDown: ( event ) => {
						if ( event.key === 'Backspace' && typed === '' ) {
							choose( chosen.slice( 0, -1 ) );
						}
						if ( event.key === 'Enter' && combobox.isOpen && combobox.highlightedIndex >= 0 ) {
							// With the key and not after it: the next letter may come before an effect has run.
							setTyped( '' );
						}
					},
				} ),
				toggle: combobox.getToggleButtonProps(),
				menu: { ...combobox.getMenuProps(), hidden: ! combobox.isOpen },
				item: ( item, index ) => ( {
					...combobox.getItemProps( { item, index } ),
					className:
						'vestibule-multi__option' + ( combobox.highlightedIndex === index ? ' is-highlighted' : '' ),
				} ),
				open: combobox.isOpen,
				items,
				chosen,
				note: note( props, full, items, typed ),
				remove: ( value ) => choose( chosen.filter( ( one ) => one !== value ) ),
			} }
		/>
	);
}

/** The texts of docs/reference/form.md for a list that has nothing to offer. */
function note( { field, words }: FieldViewProps, full: boolean, items: Option[], typed: string ): string {
	if ( full ) {
		return messageOf( field, 'max', { maxItemCount: field.maxSelections } );
	}
	if ( items.length > 0 ) {
		return '';
	}
	return ( typed.trim() === '' ? words.noChoices : words.noResults ) ?? '';
}
