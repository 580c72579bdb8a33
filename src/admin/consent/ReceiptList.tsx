import { Button, Notice } from '@wordpress/components';
import { useCallback, useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { reasonOf } from '../kit/reasonOf';
import { useLoad } from '../kit/useLoad';
import { Section } from '../kit/Section';
import { downloadReceipts, fetchReceipts, PER_PAGE } from './api';
import { EraseReceipts } from './EraseReceipts';
import { ReceiptTable } from './ReceiptTable';

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

/** What was chosen, the newest first: to look at, to keep as a file, to erase. */
export function ReceiptList() {
	const [ page, setPage ] = useState( 1 );
	const [ message, setMessage ] = useState( '' );
	const load = useCallback( ( signal: AbortSignal ) => fetchReceipts( page, signal ), [ page ] );
	const { data, loading, failure, reload } = useLoad( load );
	const total = data?.total ?? 0;
	const first = ( page - 1 ) * PER_PAGE + 1;
	const onErased = ( done: string ) => {
		setMessage( done );
		setPage( 1 );
		reload();
	};
	return (
		<div className="vestibule-admin__section vestibule-consent-receipts">
			<Section title={ __( 'Recorded choices', 'vestibule' ) } action={ total > 0 && <ExportReceipts /> }>
				{ failure !== '' && (
					<Notice
						status="error"
						isDismissible={ false }
						actions={ [ { label: __( 'Try again', 'vestibule' ), onClick: reload } ] }
					>
						{ failure }
					</Notice>
				) }
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
						<div className="vestibule-consent-receipts__foot">
							<span>
								{ sprintf(
									/* translators: 1: first, 2: last receipt shown, 3: number of all receipts. */
									__( '%1$d to %2$d of %3$d', 'vestibule' ),
									first,
									Math.min( total, first + PER_PAGE - 1 ),
									total
								) }
							</span>
							{ data.pages > 1 && (
								<nav
									aria-label={ __( 'Pages of receipts', 'vestibule' ) }
									className="vestibule-admin__buttons"
								>
									<Button
										variant="secondary"
										size="compact"
										disabled={ page <= 1 }
										accessibleWhenDisabled
										onClick={ () => setPage( page - 1 ) }
									>
										{ __( 'Previous', 'vestibule' ) }
									</Button>
									<Button
										variant="secondary"
										size="compact"
										disabled={ page >= data.pages }
										accessibleWhenDisabled
										onClick={ () => setPage( page + 1 ) }
									>
										{ __( 'Next', 'vestibule' ) }
									</Button>
								</nav>
							) }
						</div>
						<EraseReceipts total={ total } onErased={ onErased } />
					</>
				) }
			</Section>
		</div>
	);
}
