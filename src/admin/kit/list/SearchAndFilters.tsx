import { Button, SearchControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

/** Delay in milliseconds after the last keystroke before a request is sent. */
const PAUSE = 300;

/**
 * Returns the state of a text field. Calls `send` after a pause in typing. If the value changes elsewhere, such as in
 * the URL, the new value replaces the text.
 */
export function useTyped( value: string, send: ( text: string ) => void ) {
	const [ typed, setTyped ] = useState( value );
	const latest = useRef( send );
	latest.current = send;
	useEffect( () => setTyped( value ), [ value ] );
	useEffect( () => {
		if ( typed === value ) {
			return;
		}
		const timer = setTimeout( () => latest.current( typed ), PAUSE );
		return () => clearTimeout( timer );
	}, [ typed, value ] );
	return [ typed, setTyped ] as const;
}

interface SearchProps {
	className: string;
	label: string;
	placeholder?: string;
	value: string;
	maxLength: number;
	send: ( text: string ) => void;
}

export function Search( { className, label, placeholder = label, value, maxLength, send }: SearchProps ) {
	const [ typed, setTyped ] = useTyped( value, send );
	return (
		<SearchControl
			__nextHasNoMarginBottom
			className={ `vestibule-list__search ${ className }` }
			label={ label }
			placeholder={ placeholder }
			value={ typed }
			maxLength={ maxLength }
			onChange={ setTyped }
		/>
	);
}

interface FiltersButtonProps {
	className?: string;
	/** ID of the element that the button toggles. */
	controls: string;
	/** Number of active filters. */
	count: number;
	isOpen: boolean;
	toggle: () => void;
}

/** Button that toggles the filters and shows the number of active ones. */
export function FiltersButton( { className, controls, count, isOpen, toggle }: FiltersButtonProps ) {
	return (
		<Button
			className={ className }
			variant="secondary"
			__next40pxDefaultSize
			aria-expanded={ isOpen }
			aria-controls={ controls }
			onClick={ toggle }
		>
			{ count === 0
				? __( 'Filters', 'vestibule' )
				: /* translators: %d: number of active filters. */
					sprintf( __( 'Filters (%d)', 'vestibule' ), count ) }
		</Button>
	);
}
