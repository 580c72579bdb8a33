import { ComboboxControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { findPosts, type Found } from '../settings-parts/findPosts';
import type { PrivacyPage } from './fromServer';
import { PrivacyHelp } from './PrivacyHelp';
import type { SectionProps } from './section';

/** Typing waits for this long, in ms, before the site is asked. */
const PAUSE = 300;

/** The page that the notice links to, found by words of its title. */
export function PolicyPage( {
	settings,
	onChange,
	policyTitle,
	privacyPage,
}: SectionProps & { policyTitle: string; privacyPage: PrivacyPage } ) {
	const { policyPage } = settings;
	const [ search, setSearch ] = useState( '' );
	const [ found, setFound ] = useState< Found[] >( [] );
	const [ chosen, setChosen ] = useState< Found >( { id: policyPage, title: policyTitle } );
	useEffect( () => {
		const stop = new AbortController();
		const timer = setTimeout( () => {
			findPosts( 'Pages', search, stop.signal )
				.then( setFound )
				// What is not found is not offered; the field says nothing more.
				.catch( () => stop.signal.aborted || setFound( [] ) );
		}, PAUSE );
		return () => {
			clearTimeout( timer );
			stop.abort();
		};
	}, [ search ] );

	const standard = privacyPage.isPublished
		? /* translators: %s: title of a page. */
			sprintf( __( 'The privacy page of WordPress (%s)', 'vestibule' ), privacyPage.title )
		: __( 'The privacy page of WordPress (none is published: no link)', 'vestibule' );
	const pages = [
		{ id: 0, title: standard },
		...( policyPage > 0 && ! found.some( ( { id } ) => id === policyPage ) ? [ chosen ] : [] ),
		...found,
	];
	const choose = ( value: string | null | undefined ) => {
		const page = pages.find( ( { id } ) => String( id ) === ( value ?? '0' ) );
		if ( page ) {
			setChosen( page );
			onChange( { policyPage: page.id } );
		}
	};
	return (
		<ComboboxControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			help={ policyPage === 0 && <PrivacyHelp { ...privacyPage } /> }
			label={ __( 'Policy page', 'vestibule' ) }
			allowReset={ false }
			value={ String( policyPage ) }
			options={ pages.map( ( { id, title } ) => ( { value: String( id ), label: title || `#${ id }` } ) ) }
			onFilterValueChange={ setSearch }
			onChange={ choose }
		/>
	);
}
