import { Button } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import type { ConsentReceipt } from '../../contracts/consent-receipt';
import { Failed } from '../kit/list/Loading';
import { reasonOf } from '../kit/server/reasonOf';
import { Section } from '../kit/settings/Section';
import { useLoad } from '../kit/server/useLoad';
import { downloadReceipts, fetchReceipts, PER_PAGE } from './api';
import { EraseReceipts } from './EraseReceipts';

const CHOICES: Record< ConsentReceipt[ 'choice' ], string > = {
	accepted: __( 'Accepted', 'vestibule' ),
	refused: __( 'Refused', 'vestibule' ),
	revoked: __( 'Withdrawn', 'vestibule' ),
};

const kindsOf = ( { choice, categories }: ConsentReceipt ): string =>
	choice === 'accepted' ? categories.join( ', ' ) || __( 'All', 'vestibule' ) : '–';

function ReceiptTable( { rows, isBusy }: { rows: readonly ConsentReceipt[]; isBusy: boolean } ) {
	return (
		// The region is focusable, so that a wide table can be scrolled with the keyboard.
		<div
			className="vestibule-consent-receipts__rows"
			role="group"
			aria-label={ __( 'Choices, newest first', 'vestibule' ) }
			tabIndex={ 0 }
		>
			<table className="widefat striped" aria-busy={ isBusy }>
				<caption className="screen-reader-text">{ __( 'Choices, newest first', 'vestibule' ) }</caption>
				<thead>
					<tr>
						<th scope="col">{ __( 'Time', 'vestibule' ) }</th>
						<th scope="col">{ __( 'Choice', 'vestibule' ) }</th>
						<th scope="col">{ __( 'Categories', 'vestibule' ) }</th>
						<th scope="col">{ __( 'Policy version', 'vestibule' ) }</th>
						<th scope="col">{ __( 'Receipt', 'vestibule' ) }</th>
					</tr>
				</thead>
				<tbody>
					{ rows.map( ( row ) => (
						<tr key={ row.id }>
							<td>
								<time dateTime={ row.createdAt }>{ row.when }</time>
							</td>
							<td>{ CHOICES[ row.choice ] }</td>
							<td>{ kindsOf( row ) }</td>
							<td>{ row.policyVersion }</td>
							<td>
								<code>{ row.id.slice( 0, 8 ) }</code>
							</td>
						</tr>
					) ) }
				</tbody>
			</table>
		</div>
	);
}

function ExportReceipts() {
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const run = async () => {
		setBusy( true );
		setFailure( '' );
		await downloadReceipts().catch( async ( error: unknown ) => setFailure( await reasonOf( error ) ) );
		setBusy( false );
	};
	return (
		<div className="vestibule-admin__buttons">
			<span role="alert">{ failure }</span>
			<Button
				variant="secondary"
				size="compact"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () => void run() }
			>
				{ __( 'Export all as CSV', 'vestibule' ) }
			</Button>
		</div>
	);
}

interface PaginationProps {
	/** Number of the current page, from 1. */
	page: number;
	pages: number;
	/** Number of all receipts. */
	total: number;
	onPage( page: number ): void;
}

function Pagination( { page, pages, total, onPage }: PaginationProps ) {
	const first = ( page - 1 ) * PER_PAGE + 1;
	return (
		<div className="vestibule-consent-receipts__foot">
			<span>
				{ sprintf(
					/* translators: 1: first receipt shown, 2: last receipt shown, 3: number of all receipts. */
					__( '%1$d to %2$d of %3$d', 'vestibule' ),
					first,
					Math.min( total, first + PER_PAGE - 1 ),
					total
				) }
			</span>
			{ pages > 1 && (
				<nav aria-label={ __( 'Pages of receipts', 'vestibule' ) } className="vestibule-admin__buttons">
					<Button
						variant="secondary"
						size="compact"
						disabled={ page <= 1 }
						accessibleWhenDisabled
						onClick={ () => onPage( page - 1 ) }
					>
						{ __( 'Previous', 'vestibule' ) }
					</Button>
					<Button
						variant="secondary"
						size="compact"
						disabled={ page >= pages }
						accessibleWhenDisabled
						onClick={ () => onPage( page + 1 ) }
					>
						{ __( 'Next', 'vestibule' ) }
					</Button>
				</nav>
			) }
		</div>
	);
}

/** Table of the recorded choices, newest first, with export and deletion. */
export function ReceiptList() {
	const [ page, setPage ] = useState( 1 );
	const [ message, setMessage ] = useState( '' );
	const load = useCallback( ( signal: AbortSignal ) => fetchReceipts( page, signal ), [ page ] );
	const { data, loading, failure, reload } = useLoad( load );
	const total = data?.total ?? 0;
	const onErased = ( done: string ) => {
		setMessage( done );
		setPage( 1 );
		reload();
	};
	return (
		<div className="vestibule-admin__section vestibule-consent-receipts">
			<Section title={ __( 'Recorded choices', 'vestibule' ) } action={ total > 0 && <ExportReceipts /> }>
				{ failure !== '' && <Failed reason={ failure } retry={ reload } /> }
				<p role="status" className="vestibule-admin__message">
					{ message }
				</p>
				{ data !== null && total === 0 && (
					<p className="vestibule-admin__hint">
						{ __(
							'No choices recorded yet. They are listed here as soon as a visitor chooses.',
							'vestibule'
						) }
					</p>
				) }
				{ data !== null && total > 0 && (
					<>
						<ReceiptTable rows={ data.rows } isBusy={ loading } />
						<Pagination page={ page } pages={ data.pages } total={ total } onPage={ setPage } />
						<EraseReceipts total={ total } onErased={ onErased } />
					</>
				) }
			</Section>
		</div>
	);
}
