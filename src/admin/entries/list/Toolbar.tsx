import { useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { __ } from '@wordpress/i18n';
import { SelectControl } from '../../../controls/wordpress';
import type { EntriesOverview } from '../../../contracts/entries-overview';
import type { FormColumns } from '../entry/api';
import { FiltersButton, Search } from '../../kit/list/SearchAndFilters';
import { Filters, filtersOn } from './Filters';
import { goTo, replaceWith } from '../../kit/list/page';
import { FIRST_LIST, type ListQuery } from '../entry/route';

interface Props {
	query: ListQuery;
	overview: EntriesOverview | null;
	/** Returns the URL of the list or its results. */
	hashOf: ( query: ListQuery ) => string;
}

interface ToolbarProps extends Props {
	columns: FormColumns | null;
	/** Label of the first option in the list of forms, which selects no form. */
	noForm?: string;
	/** Title of the selected form if the form is not in the list, because it has no entries. */
	title?: string;
	/** Buttons after the filters. */
	children: ReactNode;
}

function StatusLinks( { query, overview, hashOf }: Props ) {
	const { counts } = overview ?? {};
	const link = ( label: string, to: ListQuery, count: number | undefined, isHere: boolean ) => (
		<li key={ label }>
			<a href={ hashOf( { ...to, page: 1 } ) } aria-current={ isHere ? 'page' : undefined }>
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
				{ ( overview?.confirms || query.status === 'unconfirmed' ) &&
					ofStatus( __( 'Not confirmed', 'vestibule' ), 'unconfirmed' ) }
				{ ofStatus( __( 'Spam', 'vestibule' ), 'spam' ) }
				{ ofStatus( __( 'Trash', 'vestibule' ), 'trash' ) }
				{ ( query.starred || Boolean( starred ) ) &&
					link(
						__( 'Starred', 'vestibule' ),
						{ ...query, status: 'any', mail: 'any', starred: true },
						starred,
						query.starred
					) }
				{ ( query.mail === 'unsent' || Boolean( unsent ) ) &&
					link(
						__( 'Email not sent', 'vestibule' ),
						{ ...query, status: 'any', mail: 'unsent' },
						unsent,
						query.mail === 'unsent'
					) }
			</ul>
		</nav>
	);
}

/** Filters by status, form and search, followed by further buttons. */
export function Toolbar( {
	query,
	overview,
	columns,
	hashOf,
	noForm = __( 'All forms', 'vestibule' ),
	title = '',
	children,
}: ToolbarProps ) {
	const on = filtersOn( query );
	const [ isOpen, setOpen ] = useState( on > 0 );
	const forms = overview?.forms ?? [];
	const isListed = query.form === FIRST_LIST.form || forms.some( ( { id } ) => id === query.form );
	return (
		<div className="vestibule-entries__toolbar">
			<StatusLinks query={ query } overview={ overview } hashOf={ hashOf } />
			<div className="vestibule-entries__narrowing">
				{ ( forms.length > 0 || query.form !== FIRST_LIST.form ) && (
					<SelectControl
						hideLabelFromVision
						label={ __( 'Filter entries by form', 'vestibule' ) }
						value={ String( query.form ) }
						options={ [
							{ value: '0', label: noForm },
							...( isListed
								? []
								: [ { value: String( query.form ), label: title || __( 'This form', 'vestibule' ) } ] ),
							...forms.map( ( form ) => ( { value: String( form.id ), label: form.title } ) ),
						] }
						onChange={ ( form ) =>
							goTo( hashOf( { ...query, form: Number( form ), field: '', value: '', page: 1 } ) )
						}
					/>
				) }
				<Search
					className="vestibule-entries__search"
					label={ __( 'Search entries', 'vestibule' ) }
					value={ query.search }
					maxLength={ 200 }
					send={ ( search ) => replaceWith( hashOf( { ...query, search, page: 1 } ) ) }
				/>
				<FiltersButton
					controls="vestibule-entries-filters"
					count={ on }
					isOpen={ isOpen }
					toggle={ () => setOpen( ! isOpen ) }
				/>
				{ children }
			</div>
			{ isOpen && <Filters query={ query } form={ columns } hashOf={ hashOf } /> }
		</div>
	);
}
