import { useCombobox, type UseComboboxProps } from 'downshift';
import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '../kit/rules';
import { optionsOf, textsOf, type FieldViewProps } from '../kit/view';
import type { LiveField, LiveViewProps } from '../kit/live';
import { View, type Combobox, type Option } from './View';

/** Maximum number of listed results (docs/form.md). */
const RESULTS = 50;

const plain = ( text: string ) => text.normalize( 'NFD' ).replace( /\p{M}/gu, '' ).toLowerCase();

/** Returns the options that are not selected yet and contain the typed text, ignoring case and accents. */
function results( options: Option[], chosen: string[], typed: string ) {
	return options
		.filter( ( { value } ) => ! chosen.includes( value ) )
		.filter( ( { label } ) => plain( label ).includes( plain( typed.trim() ) ) )
		.slice( 0, RESULTS );
}

/**
 * Returns the values of the server's checkboxes that are already checked, because browsers restore them after a reload.
 */
const tickedBefore = ( id: string ) =>
	[ ...document.querySelectorAll< HTMLInputElement >( `[id="${ id }_field"] input:checked` ) ].map(
		( { value } ) => value
	);

/** Returns the text that the visitor typed before the script loaded. */
function typedBefore( id: string ): string {
	const input = document.getElementById( id );
	return input instanceof HTMLInputElement ? input.value : '';
}

/**
 * Moves the focus from a button that will be removed: to the next selected option, otherwise to the previous one,
 * otherwise to the text input.
 */
function focusBeside( button: HTMLButtonElement, id: string ): void {
	const chip = button.parentElement;
	const beside = [ chip?.nextElementSibling, chip?.previousElementSibling ]
		.map( ( element ) => element?.querySelector( 'button' ) )
		.find( Boolean );
	( beside ?? document.getElementById( id ) )?.focus();
}

type Said = Pick< FieldViewProps, 'field' | 'words' >;

/** Returns the message for an empty list (docs/form.md). */
function note( { field, words }: Said, full: boolean, found: number, typed: string ): string {
	if ( full ) {
		return messageOf( field, 'max', { maxItemCount: field.maxSelections } );
	}
	if ( found > 0 ) {
		return '';
	}
	return ( typed.trim() === '' ? words.noChoices : words.noResults ) ?? '';
}

/** Returns the message for a selected option: "Fig chosen, 1 of 3", or "Fig chosen" if the number is unlimited. */
function addedNews( { field, words }: Said, label: string, count: number ): string {
	const text = field.maxSelections > 0 ? words.addedOf : words.added;
	return ( text ?? '' )
		.replace( '%2$s', String( count ) )
		.replace( '%3$s', String( field.maxSelections ) )
		.replace( /%(1\$)?s/, () => label );
}

/** Returns the message with the number of results. */
const foundNews = ( { words }: Said, found: number ): string =>
	( words.optionsFound ?? '' ).replace( '%s', String( found ) );

/** Returns the selected options, the typed text and the message for screen readers, with functions that change them. */
function useSelection( { field, words, values, resets, check }: LiveViewProps ) {
	const first = useMemo( () => textsOf( values, field.name ), [ values, field.name ] );
	const [ chosen, setChosen ] = useState( first );
	const [ ticked ] = useState( () => tickedBefore( field.id ) );
	const [ typed, setTyped ] = useState( () => typedBefore( field.id ) );
	/** Last selected or removed option as a message for screen readers. */
	const [ news, setNews ] = useState( '' );

	// This runs after the first render, which must match the server's markup.
	useEffect( () => {
		if ( ticked.length > 0 ) {
			setChosen( ticked );
		}
		// Restore letters that were typed during hydration.
		setTyped( typedBefore( field.id ) );
	}, [ ticked, field.id ] );

	useEffect( () => {
		if ( resets > 0 ) {
			setChosen( first );
			// If a draft is restored while the visitor searches, preserve the search text.
			if ( ! document.getElementById( field.id )?.matches( ':focus' ) ) {
				setTyped( '' );
			}
			setNews( '' );
		}
	}, [ resets, first, field.id ] );

	const choose = ( next: string[] ) => {
		setChosen( next );
		setTyped( '' );
		// After the checkboxes have changed, notify drafts and conditions with the same event as when a visitor clicks
		// a checkbox.
		setTimeout( () => {
			check();
			document
				.querySelector( `[id="${ field.id }_field"] input[type="checkbox"]` )
				?.dispatchEvent( new Event( 'change', { bubbles: true } ) );
		} );
	};
	const add = ( { label, value }: Option ) => {
		setNews( addedNews( { field, words }, label, chosen.length + 1 ) );
		choose( [ ...chosen, value ] );
	};
	const remove = ( option: Option | undefined ) => {
		if ( option ) {
			setNews( ( words.removed ?? '' ).replace( '%s', () => option.label ) );
			choose( chosen.filter( ( one ) => one !== option.value ) );
		}
	};
	return { chosen, typed, setTyped, news, setNews, add, remove };
}

/** Returns the IDs of the elements, which are the same as in the server's markup. */
const idsOf = ( id: string ) => ( {
	inputId: id,
	labelId: `${ id }_label`,
	menuId: `${ id }_list`,
	toggleButtonId: `${ id }_toggle`,
	getItemId: ( index: number ) => `${ id }_option_${ index }`,
} );

/**
 * Reducer that keeps the list open after a selection, and preserves the highlighted option when the mouse leaves the
 * list.
 */
const reduceCombobox: NonNullable< UseComboboxProps< Option >[ 'stateReducer' ] > = (
	{ highlightedIndex },
	{ type, changes }
) => {
	switch ( type ) {
		case useCombobox.stateChangeTypes.ItemClick:
		case useCombobox.stateChangeTypes.InputKeyDownEnter:
			return { ...changes, isOpen: true, inputValue: '' };
		case useCombobox.stateChangeTypes.MenuMouseLeave:
			// The page may have scrolled under a mouse that did not move.
			return { ...changes, highlightedIndex };
		default:
			return changes;
	}
};

/** Searchable list with keyboard navigation, screen reader messages and a maximum number of options. */
export function LiveMultiSelect( props: LiveViewProps ) {
	const { field } = props;
	const { chosen, typed, setTyped, news, setNews, add, remove } = useSelection( props );
	const full = field.maxSelections > 0 && chosen.length >= field.maxSelections;
	const options = optionsOf( props );
	const items = full ? [] : results( options, chosen, typed );
	const optionOf = ( value: string | undefined ) => options.find( ( option ) => option.value === value );
	const combobox = useCombobox< Option >( {
		items,
		inputValue: typed,
		selectedItem: null,
		defaultHighlightedIndex: 0,
		...idsOf( field.id ),
		itemToString: ( item ) => item?.label ?? '',
		stateReducer: reduceCombobox,
		onStateChange: ( { type, selectedItem } ) => {
			if ( selectedItem && type !== useCombobox.stateChangeTypes.InputBlur ) {
				add( selectedItem );
			}
		},
	} );
	const { isOpen, highlightedIndex } = combobox;
	const input = combobox.getInputProps( {
		// Update immediately, not after the list has changed, so that no letters are lost when a visitor types fast.
		onChange: ( event ) => {
			setTyped( event.currentTarget.value );
			setNews( '' );
		},
		onBlur: () => setTyped( '' ),
		onKeyDown: ( event ) => {
			if ( event.key === 'Backspace' && typed === '' ) {
				remove( optionOf( chosen.at( -1 ) ) );
			}
			if ( event.key === 'Enter' && isOpen && highlightedIndex >= 0 ) {
				// Clear the text at once and not in an effect, because the next letter may be typed before the effect
				// runs.
				setTyped( '' );
			}
		},
	} );
	const nothing = note( props, full, items.length, typed );
	const found = typed.trim() === '' ? '' : foundNews( props, items.length );
	const shown: Combobox = {
		input,
		toggle: combobox.getToggleButtonProps(),
		menu: { ...combobox.getMenuProps(), hidden: ! isOpen },
		item: ( item, index ) => ( {
			...combobox.getItemProps( { item, index } ),
			className: 'vestibule-multi__option' + ( highlightedIndex === index ? ' is-highlighted' : '' ),
		} ),
		open: isOpen,
		items,
		chosen,
		note: nothing,
		status: [ news, isOpen ? nothing || found : '' ].filter( Boolean ).join( '. ' ),
		remove: ( value, button ) => {
			focusBeside( button, field.id );
			remove( optionOf( value ) );
		},
	};
	return <View { ...props } combobox={ shown } />;
}

export const live: LiveField = { View: LiveMultiSelect };
