import { Button, SearchControl } from '@wordpress/components';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';

/** Typing waits for this long, in ms, before the server is asked. */
const PAUSE = 300;

/** A text as it is typed: `send` gets it after a pause. A value from elsewhere, such as the address, replaces it. */
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
	/** The id of what it opens. */
	controls: string;
	/** How many filters are on. */
	count: number;
	isOpen: boolean;
	toggle: () => void;
}

/** Folds the filters, and says how many are on. */
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
				: /* translators: %d: number of filters that are on. */
					sprintf( __( 'Filters (%d)', 'vestibule' ), count ) }
		</Button>
	);
}
