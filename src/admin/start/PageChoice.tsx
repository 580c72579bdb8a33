import { ComboboxControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { findPosts, type Found } from '../kit/findPosts';
import { useRefusal } from '../kit/refusals';

interface PageChoiceProps {
	/** 0 while none is chosen. */
	page: number;
	onChange( page: number ): void;
}

/** Typing waits for this long, in ms, before the site is asked. */
const PAUSE = 300;

/** A published page of the site, found by words of its title. */
export function PageChoice( { page, onChange }: PageChoiceProps ) {
	const [ search, setSearch ] = useState( '' );
	const [ found, setFound ] = useState< Found[] | null >( null );
	const [ chosen, setChosen ] = useState< Found | null >( null );
	const { help, ...refusal } = useRefusal( 'page', __( 'Type a part of its title.', 'vestibule' ) );

	useEffect( () => {
		const stop = new AbortController();
		const timer = setTimeout( () => {
			findPosts( 'Pages', search, stop.signal )
				.then( setFound )
				// What is not found is not offered.
				.catch( () => stop.signal.aborted || setFound( [] ) );
		}, PAUSE );
		return () => {
			clearTimeout( timer );
			stop.abort();
		};
	}, [ search ] );

	const pages = [ ...( found ?? [] ) ];
	if ( chosen && ! pages.some( ( { id } ) => id === chosen.id ) ) {
		pages.unshift( chosen );
	}
	return (
		<div { ...( refusal[ 'aria-invalid' ] && { 'data-refused': true } ) }>
			<ComboboxControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Page', 'vestibule' ) }
				help={ help }
				isLoading={ found === null }
				value={ page > 0 ? String( page ) : null }
				options={ pages.map( ( { id, title } ) => ( {
					value: String( id ),
					label: title === '' ? __( '(no title)', 'vestibule' ) : title,
				} ) ) }
				onFilterValueChange={ setSearch }
				onChange={ ( value ) => {
					const id = Number( value ?? 0 );
					setChosen( pages.find( ( one ) => one.id === id ) ?? null );
					onChange( id );
				} }
			/>
		</div>
	);
}
