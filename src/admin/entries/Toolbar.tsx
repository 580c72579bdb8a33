import { Button } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { SelectControl } from '../../controls/wordpress';
import type { EntriesOverview } from '../../contracts/entries-overview';
import type { FormColumns } from './api';
import { ColumnPicker } from './columns';
import { FiltersButton, Search } from '../kit/Narrowing';
import { Filters, filtersOn } from './Filters';
import { goTo, replaceWith } from '../kit/page';
import { listHash, FIRST_LIST, type ListQuery } from './route';

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

function StatusLinks( { query, overview }: Props ) {
	const { counts } = overview ?? {};
	const link = ( label: string, to: ListQuery, count: number | undefined, isHere: boolean ) => (
		<li key={ label }>
			<a href={ listHash( { ...to, page: 1 } ) } aria-current={ isHere ? 'page' : undefined }>
				{ label }
				{ count !== undefined && <span className="count"> ({ count })</span> }
			</a>
		</li>
	);
	const ofStatus = ( label: string, status: ListQuery[ 'status' ] ) =>
		link(
			label,
			{ ...query, status, mail: 'any', starred: false },
			counts?.[ status ],
			status === query.status && query.mail === 'any' && ! query.starred
		);
	const { starred, unsent } = overview ?? {};
	return (
		<nav aria-label={ __( 'Filter entries by status', 'vestibule' ) }>
			<ul className="vestibule-entries__statuses">
				{ ofStatus( __( 'All', 'vestibule' ), 'any' ) }
				{ ofStatus( __( 'Unread', 'vestibule' ), 'unread' ) }
				{ ofStatus( __( 'Read', 'vestibule' ), 'read' ) }
				{ ofStatus( __( 'Spam', 'vestibule' ), 'spam' ) }
				{ ofStatus( __( 'Trash', 'vestibule' ), 'trash' ) }
				{ ( query.starred || Boolean( starred ) ) &&
					link( __( 'Starred', 'vestibule' ), { ...FIRST_LIST, starred: true }, starred, query.starred ) }
				{ ( query.mail === 'unsent' || Boolean( unsent ) ) &&
					link(
						__( 'Mail not sent', 'vestibule' ),
						{ ...query, status: 'any', mail: 'unsent' },
						unsent,
						query.mail === 'unsent'
					) }
			</ul>
		</nav>
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
				<Search
					className="vestibule-entries__search"
					label={ __( 'Search entries', 'vestibule' ) }
					value={ query.search }
					maxLength={ 200 }
					send={ ( search ) => replaceWith( listHash( { ...query, search, page: 1 } ) ) }
				/>
				<FiltersButton
					controls="vestibule-entries-filters"
					count={ on }
					isOpen={ isOpen }
					toggle={ () => setOpen( ! isOpen ) }
				/>
				<ColumnPicker form={ columns } choose={ chooseColumns } />
				<Button variant="secondary" __next40pxDefaultSize onClick={ exportAll }>
					{ __( 'Export', 'vestibule' ) }
				</Button>
			</div>
			{ isOpen && <Filters query={ query } form={ columns } /> }
		</div>
	);
}
