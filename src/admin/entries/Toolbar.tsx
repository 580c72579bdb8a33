import { Button, SearchControl, SelectControl } from '@wordpress/components';
import { useEffect, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { EntriesOverview } from '../../contracts/entries-overview';
import type { FormColumns } from './api';
import { ColumnPicker } from './ColumnPicker';
import { Filters, filtersOn } from './Filters';
import { goTo, listHash, replaceWith, FIRST_LIST, type ListQuery } from './route';

interface Props {
	query: ListQuery;
	overview: EntriesOverview | null;
}

interface ToolbarProps extends Props {
	columns: FormColumns | null;
	chooseColumns: ( keys: readonly string[] ) => void;
	/** Of all that match. */
	exportAll: () => void;
}

/** Typing waits for this long, in ms, before the list is asked. */
const PAUSE = 300;

function StatusLinks( { query, overview }: Props ) {
	const labels = {
		any: __( 'All', 'vestibule' ),
		unread: __( 'Unread', 'vestibule' ),
		read: __( 'Read', 'vestibule' ),
		spam: __( 'Spam', 'vestibule' ),
		trash: __( 'Trash', 'vestibule' ),
	};
	return (
		<nav aria-label={ __( 'Filter entries by status', 'vestibule' ) }>
			<ul className="vestibule-entries__statuses">
				{ ( [ 'any', 'unread', 'read', 'spam', 'trash' ] as const ).map( ( status ) => (
					<li key={ status }>
						<a
							href={ listHash( { ...query, status, mail: 'any', starred: false, page: 1 } ) }
							aria-current={
								status === query.status && query.mail === 'any' && ! query.starred ? 'page' : undefined
							}
						>
							{ labels[ status ] }
							{ overview !== null && <span className="count"> ({ overview.counts[ status ] })</span> }
						</a>
					</li>
				) ) }
				{ ( query.starred || ( overview?.starred ?? 0 ) > 0 ) && (
					<li>
						<a
							href={ listHash( { ...FIRST_LIST, starred: true } ) }
							aria-current={ query.starred ? 'page' : undefined }
						>
							{ __( 'Starred', 'vestibule' ) }
							{ overview !== null && <span className="count"> ({ overview.starred })</span> }
						</a>
					</li>
				) }
				{ ( query.mail === 'unsent' || ( overview?.unsent ?? 0 ) > 0 ) && (
					<li>
						<a
							href={ listHash( { ...query, status: 'any', mail: 'unsent', page: 1 } ) }
							aria-current={ query.mail === 'unsent' ? 'page' : undefined }
						>
							{ __( 'Mail not sent', 'vestibule' ) }
							{ overview !== null && <span className="count"> ({ overview.unsent })</span> }
						</a>
					</li>
				) }
			</ul>
		</nav>
	);
}

function Search( { query }: { query: ListQuery } ) {
	const [ typed, setTyped ] = useState( query.search );
	useEffect( () => setTyped( query.search ), [ query.search ] );
	useEffect( () => {
		if ( typed === query.search ) {
			return;
		}
		const timer = setTimeout( () => replaceWith( listHash( { ...query, search: typed, page: 1 } ) ), PAUSE );
		return () => clearTimeout( timer );
	}, [ typed, query ] );
	return (
		<SearchControl
			__nextHasNoMarginBottom
			className="vestibule-entries__search"
			label={ __( 'Search entries', 'vestibule' ) }
			placeholder={ __( 'Search entries', 'vestibule' ) }
			value={ typed }
			maxLength={ 200 }
			onChange={ setTyped }
		/>
	);
}

/** Statuses, form and search: everything that narrows the list. */
export function Toolbar( { query, overview, columns, chooseColumns, exportAll }: ToolbarProps ) {
	const on = filtersOn( query );
	const [ isOpen, setOpen ] = useState( on > 0 );
	const forms = overview?.forms ?? [];
	return (
		<div className="vestibule-entries__toolbar">
			<StatusLinks query={ query } overview={ overview } />
			<div className="vestibule-entries__narrowing">
				{ ( forms.length > 1 || query.form !== FIRST_LIST.form ) && (
					<SelectControl
						__next40pxDefaultSize
						__nextHasNoMarginBottom
						hideLabelFromVision
						label={ __( 'Filter entries by form', 'vestibule' ) }
						value={ String( query.form ) }
						options={ [
							{ value: '0', label: __( 'All forms', 'vestibule' ) },
							...forms.map( ( form ) => ( { value: String( form.id ), label: form.title } ) ),
						] }
						onChange={ ( form ) =>
							goTo( listHash( { ...query, form: Number( form ), field: '', value: '', page: 1 } ) )
						}
					/>
				) }
				<Search query={ query } />
				<Button
					variant="secondary"
					__next40pxDefaultSize
					aria-expanded={ isOpen }
					aria-controls="vestibule-entries-filters"
					onClick={ () => setOpen( ! isOpen ) }
				>
					{ on === 0
						? __( 'Filters', 'vestibule' )
						: /* translators: %d: number of filters that are on. */
							sprintf( __( 'Filters (%d)', 'vestibule' ), on ) }
				</Button>
				<ColumnPicker form={ columns } choose={ chooseColumns } />
				<Button variant="secondary" __next40pxDefaultSize onClick={ exportAll }>
					{ __( 'Export', 'vestibule' ) }
				</Button>
			</div>
			{ isOpen && <Filters query={ query } form={ columns } /> }
		</div>
	);
}
