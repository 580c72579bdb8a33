import { useCombobox } from 'downshift';
import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '../kit/rules';
import { optionsOf, textsOf, type FieldViewProps } from '../kit/view';
import type { LiveField, LiveViewProps } from '../kit/live';
import { View, type Option } from './View';

/** At most so many results are listed (docs/form.md). */
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

/** Moves the focus off a button that is about to go: to the next chosen option, else the one before, else the text. */
function focusBeside( button: HTMLButtonElement, id: string ): void {
	const chip = button.parentElement;
	const beside = [ chip?.nextElementSibling, chip?.previousElementSibling ]
		.map( ( element ) => element?.querySelector( 'button' ) )
		.find( Boolean );
	( beside ?? document.getElementById( id ) )?.focus();
}

type Said = Pick< FieldViewProps, 'field' | 'words' >;

/** The texts of docs/form.md for a list that has nothing to offer. */
function note( { field, words }: Said, full: boolean, found: number, typed: string ): string {
	if ( full ) {
		return messageOf( field, 'max', { maxItemCount: field.maxSelections } );
	}
	if ( found > 0 ) {
		return '';
	}
	return ( typed.trim() === '' ? words.noChoices : words.noResults ) ?? '';
}

/** "Fig chosen, 1 of 3", or "Fig chosen" where any number may be. */
function addedNews( { field, words }: Said, label: string, count: number ): string {
	const text = field.maxSelections > 0 ? words.addedOf : words.added;
	return ( text ?? '' )
		.replace( '%2$s', String( count ) )
		.replace( '%3$s', String( field.maxSelections ) )
		.replace( /%(1\$)?s/, () => label );
}

/** How many options fit what was typed. */
const foundNews = ( { words }: Said, found: number ): string =>
	( words.optionsFound ?? '' ).replace( '%s', String( found ) );

/** The searchable list at work: keyboard, announcements and the limit on the number of choices. */
export function LiveMultiSelect( props: LiveViewProps ) {
	const { field, words, values, resets, check } = props;
	const first = useMemo( () => textsOf( values, field.name ), [ values, field.name ] );
	const [ chosen, setChosen ] = useState( first );
	const [ ticked ] = useState( () => tickedBefore( field.id ) );
	const [ typed, setTyped ] = useState( () => typedBefore( field.id ) );
	const full = field.maxSelections > 0 && chosen.length >= field.maxSelections;
	const options = optionsOf( props );
	const items = full ? [] : results( options, chosen, typed );
	/** What was chosen or removed last, for screen readers. */
	const [ news, setNews ] = useState( '' );

	// After the first drawing, which is the server's.
	useEffect( () => {
		if ( ticked.length > 0 ) {
			setChosen( ticked );
		}
		// Letters that were typed between the first drawing and this one.
		setTyped( typedBefore( field.id ) );
	}, [ ticked, field.id ] );

	useEffect( () => {
		if ( resets > 0 ) {
			setChosen( first );
			// A draft may come back while the visitor searches the list.
			if ( ! document.getElementById( field.id )?.matches( ':focus' ) ) {
				setTyped( '' );
			}
			setNews( '' );
		}
	}, [ resets, first, field.id ] );

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
	const remove = ( value: string | undefined ) => {
		const label = options.find( ( option ) => option.value === value )?.label;
		if ( label !== undefined ) {
			setNews( ( words.removed ?? '' ).replace( '%s', () => label ) );
			choose( chosen.filter( ( one ) => one !== value ) );
		}
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
				setNews( addedNews( props, selectedItem.label, chosen.length + 1 ) );
				choose( [ ...chosen, selectedItem.value ] );
			}
		},
	} );
	const nothing = note( props, full, items.length, typed );
	const found = typed.trim() === '' ? '' : foundNews( props, items.length );
	return (
		<View
			{ ...props }
			combobox={ {
				input: combobox.getInputProps( {
					// At once, not when the list has changed: letters typed fast would get lost.
					onChange: ( event ) => {
						setTyped( event.currentTarget.value );
						setNews( '' );
					},
					onBlur: () => setTyped( '' ),
					onKeyDown: ( event ) => {
						if ( event.key === 'Backspace' && typed === '' ) {
							remove( chosen.at( -1 ) );
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
				note: nothing,
				status: [ news, combobox.isOpen ? nothing || found : '' ].filter( Boolean ).join( '. ' ),
				remove: ( value, button ) => {
					focusBeside( button, field.id );
					remove( value );
				},
			} }
		/>
	);
}

export const live: LiveField = { View: LiveMultiSelect };
