import { Button, SelectControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
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
