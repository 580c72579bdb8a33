import { Button, Dropdown } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { chevronDown, download } from '@wordpress/icons';
import { CheckboxControl, TextControl } from '../../../controls/wordpress';
import type { BookingsSources } from '../../../contracts/bookings-sources';
import { saveFile } from '../../kit/server/api';
import { Search } from '../../kit/list/SearchAndFilters';
import { reasonOf } from '../../kit/server/reasonOf';
import type { Say } from '../../kit/list/Snackbars';
import { startExport } from '../booking/api';
import { filtersOn, type Range, type Query, type Address } from './route';
import { STATUSES, statusWords, USUAL } from '../../kit/bookingStatus';
import { isByHost, turned, useSite } from '../site/site';
import { spanOf } from './useBookings';

interface MenuProps< T > {
	label: string;
	/** Label of the button if nothing is selected. */
	all: string;
	options: readonly { value: T; label: string }[];
	chosen: readonly T[];
	/** Whether the filter is active. */
	isOn: boolean;
	choose: ( chosen: T[] ) => void;
	clear: () => void;
}

function chosenWords( label: string, named: readonly { label: string }[] ): string {
	const [ only ] = named;
	return only !== undefined && named.length === 1
		? only.label
		: /* translators: 1: a filter, such as Hosts, 2: number of selected items. */
			sprintf( __( '%1$s: %2$d', 'vestibule' ), label, named.length );
}

/** Dropdown filter with several selectable values. */
function FilterMenu< T extends string | number >( {
	label,
	all,
	options,
	chosen,
	isOn,
	choose,
	clear,
}: MenuProps< T > ) {
	const named = options.filter( ( { value } ) => chosen.includes( value ) );
	const words = isOn && named.length > 0 ? chosenWords( label, named ) : all;
	return (
		<Dropdown
			popoverProps={ { placement: 'bottom-start' } }
			renderToggle={ ( { isOpen, onToggle } ) => (
				<Button
					__next40pxDefaultSize
					className={ `vestibule-bookings__filter${ isOn ? ' is-on' : '' }` }
					icon={ chevronDown }
					iconPosition="right"
					aria-expanded={ isOpen }
					aria-label={ `${ label }: ${ words }` }
					onClick={ onToggle }
				>
					{ words }
				</Button>
			) }
			renderContent={ () => (
				<fieldset className="vestibule-bookings__options">
					<legend>{ label }</legend>
					{ options.map( ( { value, label: name } ) => (
						<CheckboxControl
							key={ value }
							label={ name }
							checked={ chosen.includes( value ) }
							onChange={ ( on ) =>
								choose(
									options
										.map( ( option ) => option.value )
										.filter( ( one ) => ( one === value ? on : chosen.includes( one ) ) )
								)
							}
						/>
					) ) }
					{ isOn && (
						<Button variant="link" onClick={ clear }>
							{ all }
						</Button>
					) }
				</fieldset>
			) }
		/>
	);
}

/**
 * Returns a function that exports the displayed bookings as a file, with the same days and filters, and whether an
 * export is running.
 */
function useExport( query: Query, range: Range, say: Say ) {
	const [ isRunning, setRunning ] = useState( false );
	const start = async () => {
		setRunning( true );
		try {
			const { from, to } = spanOf( query, range );
			const answer = await startExport( from, to, query );
			saveFile( [ await answer.blob() ], answer, 'bookings.csv' );
			say( __( 'Creating the file', 'vestibule' ) );
		} catch ( error ) {
			say( await reasonOf( error ) );
		}
		setRunning( false );
	};
	return { isRunning, start: () => void ( isRunning || start() ) };
}

interface Props {
	address: Address;
	sources: BookingsSources | null;
	/** Displayed day. */
	day: string;
	/** Whether the filters are expanded on phones. */
	isOpen: boolean;
	range: Range;
	print: () => void;
	say: Say;
}

/** Filters for appointment types, hosts and statuses. A filter with a single choice is hidden. */
function Menus( { address: { query, go }, sources }: Pick< Props, 'address' | 'sources' > ) {
	const { isHost } = useSite();
	const events = sources?.events ?? [];
	const hosts = sources?.hosts ?? [];
	const isUsual = filtersOn( { ...query, event: [], host: [], search: '' } ) === 0;
	return (
		<>
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
			{ ( hosts.length > ( isHost ? 1 : 0 ) || query.host.length > 0 ) && (
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
				all={ __( 'All except canceled', 'vestibule' ) }
				options={ STATUSES.map( ( value ) => ( { value, label: statusWords( value ) } ) ) }
				chosen={ query.status }
				isOn={ ! isUsual }
				choose={ ( status ) => go( { status: status.length === 0 ? USUAL : status } ) }
				clear={ () => go( { status: USUAL } ) }
			/>
		</>
	);
}

/** Buttons that print or download the displayed bookings. */
function PrintAndExport( { query, range, print, say }: Pick< Props, 'range' | 'print' | 'say' > & { query: Query } ) {
	const exporting = useExport( query, range, say );
	return (
		<div className="vestibule-bookings__export">
			<Button __next40pxDefaultSize onClick={ print }>
				{ __( 'Print', 'vestibule' ) }
			</Button>
			<Button __next40pxDefaultSize icon={ download } isBusy={ exporting.isRunning } onClick={ exporting.start }>
				{ __( 'CSV', 'vestibule' ) }
			</Button>
		</div>
	);
}

/**
 * Filter bar with print and export buttons. The URL contains the filters, so that users can share the filtered view.
 */
export function Filters( { address, sources, day, range, isOpen, print, say }: Props ) {
	const { query, go, replace } = address;
	const hosts = sources?.hosts ?? [];
	const other = hosts.length > 1 || isByHost( query.view ) ? turned( query.view ) : null;
	return (
		<section
			id="vestibule-bookings-filters"
			className={ `vestibule-bookings__filters${ isOpen ? ' is-open' : '' }` }
			aria-label={ __( 'Filters', 'vestibule' ) }
		>
			{ other !== null && (
				<Button
					variant="secondary"
					__next40pxDefaultSize
					className="vestibule-bookings__by-host"
					aria-pressed={ isByHost( query.view ) }
					onClick={ () => go( { view: other, booking: 0 } ) }
				>
					{ __( 'By host', 'vestibule' ) }
				</Button>
			) }
			<Menus address={ address } sources={ sources } />
			<Search
				className="vestibule-bookings__search"
				label={ __( 'Search bookings by name', 'vestibule' ) }
				placeholder={ __( 'Search by name', 'vestibule' ) }
				value={ query.search }
				maxLength={ 100 }
				send={ ( search ) => replace( { search } ) }
			/>
			{ filtersOn( query ) > 0 && (
				<Button variant="link" onClick={ () => go( { event: [], host: [], status: USUAL, search: '' } ) }>
					{ __( 'Clear the filters', 'vestibule' ) }
				</Button>
			) }
			<TextControl
				className="vestibule-bookings__jump"
				type="date"
				label={ __( 'Go to a day', 'vestibule' ) }
				hideLabelFromVision
				value={ day }
				onChange={ ( value ) => value !== '' && go( { day: value } ) }
			/>
			<PrintAndExport { ...{ query, range, print, say } } />
		</section>
	);
}
