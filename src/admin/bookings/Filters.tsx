import { Button, SearchControl, TextControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { download } from '@wordpress/icons';
import type { BookingsSources } from '../../contracts/bookings-sources';
import { FilterMenu } from './FilterMenu';
import { filtersOn, STATUSES, USUAL } from './route';
import type { Address } from './useQuery';
import { statusWords } from './words';

interface Props {
	address: Address;
	sources: BookingsSources | null;
	/** The day that is shown. */
	day: string;
	/** On a phone they are folded. */
	isOpen: boolean;
	print: () => void;
	exportAll: () => void;
	isExporting: boolean;
}

/** Typing waits for this long, in ms, before the server is asked. */
const PAUSE = 400;

function Search( { address: { query, replace } }: { address: Address } ) {
	const [ typed, setTyped ] = useState( query.search );
	useEffect( () => setTyped( query.search ), [ query.search ] );
	useEffect( () => {
		if ( typed === query.search ) {
			return;
		}
		const timer = setTimeout( () => replace( { search: typed.slice( 0, 100 ) } ), PAUSE );
		return () => clearTimeout( timer );
	}, [ typed, query.search, replace ] );
	return (
		<SearchControl
			__nextHasNoMarginBottom
			className="vestibule-bookings__search"
			label={ __( 'Search bookings by name', 'vestibule' ) }
			placeholder={ __( 'Search by name', 'vestibule' ) }
			value={ typed }
			onChange={ setTyped }
		/>
	);
}

/** What narrows the calendar, and what can be taken along of it. It is in the address, so it can be shared. */
export function Filters( { address, sources, day, isOpen, print, exportAll, isExporting }: Props ) {
	const { query, go } = address;
	const events = sources?.events ?? [];
	const hosts = sources?.hosts ?? [];
	const isUsual = filtersOn( { ...query, event: [], host: [], search: '' } ) === 0;
	return (
		<section
			id="vestibule-bookings-filters"
			className={ `vestibule-bookings__filters${ isOpen ? ' is-open' : '' }` }
			aria-label={ __( 'Filters', 'vestibule' ) }
		>
			{ ( events.length > 1 || query.event.length > 0 ) && (
				<FilterMenu
					label={ __( 'Appointment types', 'vestibule' ) }
					all={ __( 'All appointment types', 'vestibule' ) }
					options={ events.map( ( { id, title } ) => ( { value: id, label: title } ) ) }
					chosen={ query.event }
					isOn={ query.event.length > 0 }
					choose={ ( event ) => go( { event } ) }
					clear={ () => go( { event: [] } ) }
				/>
			) }
			{ ( hosts.length > 0 || query.host.length > 0 ) && (
				<FilterMenu
					label={ __( 'Hosts', 'vestibule' ) }
					all={ __( 'All hosts', 'vestibule' ) }
					options={ hosts.map( ( { id, name } ) => ( { value: id, label: name } ) ) }
					chosen={ query.host }
					isOn={ query.host.length > 0 }
					choose={ ( host ) => go( { host } ) }
					clear={ () => go( { host: [] } ) }
				/>
			) }
			<FilterMenu
				label={ __( 'Status', 'vestibule' ) }
				all={ __( 'All but cancelled', 'vestibule' ) }
				options={ STATUSES.map( ( value ) => ( { value, label: statusWords( value ) } ) ) }
				chosen={ query.status }
				isOn={ ! isUsual }
				choose={ ( status ) => go( { status: status.length === 0 ? USUAL : status } ) }
				clear={ () => go( { status: USUAL } ) }
			/>
			<Search address={ address } />
			{ filtersOn( query ) > 0 && (
				<Button variant="link" onClick={ () => go( { event: [], host: [], status: USUAL, search: '' } ) }>
					{ __( 'Clear the filters', 'vestibule' ) }
				</Button>
			) }
			<TextControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				className="vestibule-bookings__jump"
				type="date"
				label={ __( 'Go to a day', 'vestibule' ) }
				hideLabelFromVision
				value={ day }
				onChange={ ( value ) => value !== '' && go( { day: value } ) }
			/>
			<div className="vestibule-bookings__along">
				<Button __next40pxDefaultSize onClick={ print }>
					{ __( 'Print', 'vestibule' ) }
				</Button>
				<Button __next40pxDefaultSize icon={ download } isBusy={ isExporting } onClick={ exportAll }>
					{ __( 'CSV', 'vestibule' ) }
				</Button>
			</div>
		</section>
	);
}
